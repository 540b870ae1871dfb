/** The shape of an alert. Only the form has one, so the other islands do not hold it. */
export const ALERT = <path d="M12 7v6m0 4v.01M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z" />
