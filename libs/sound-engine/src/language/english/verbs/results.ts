/** Verbs that say how another one ends, by the variant that it then is: "creaks open", "slams shut". */
export const RESULT_OF_DEED: Readonly<Record<string, 'open' | 'close'>> = {
  open: 'open',
  close: 'close',
  shut: 'close',
};
