/** A text that somebody may be held to. */
export interface LegalDocument {
  title: string;
  /** Day of the last change. */
  changedOn: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
