/** For the development server alone: no build has this page. */
export default false
