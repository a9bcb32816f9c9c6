interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** Holds only where sounds have a price, or only where they have none. */
  where?: 'priced' | 'unpriced';
}

/** A text that somebody may be held to. */
export interface LegalDocument {
  title: string;
  /** Day of the last change. */
  changedOn: string;
  /** Not yet read by a lawyer; without it the text holds since that day. */
  isDraft?: true;
  sections: readonly LegalSection[];
}
