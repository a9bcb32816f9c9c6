/** Texts by key, in ICU MessageFormat. */
export type Messages = Readonly<Record<string, string>>;
