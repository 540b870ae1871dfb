/** Only the dev server shows this page. */
export default false
