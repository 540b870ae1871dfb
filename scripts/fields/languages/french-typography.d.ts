/**
 * French spacing (Imprimerie nationale, « Lexique des règles typographiques »): a narrow no-break space before ; ! ? % and
 * between groups of digits, a no-break one before : and inside « ». Only existing spaces are changed and none is added, so an
 * address or a time stays as it is.
 */
export declare function toFrenchTypography(text: string): string
