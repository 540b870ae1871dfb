/** Only `review` renders this page, into a folder that is never deployed. */
export default false
