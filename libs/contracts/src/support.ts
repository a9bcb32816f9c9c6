/** What a message to the team can be about (spec §9). */
export const SUPPORT_CATEGORIES = ['billing', 'technical', 'feature', 'bug', 'general', 'other'] as const;
export type SupportCategory = (typeof SUPPORT_CATEGORIES)[number];

/** POST /api/support/requests: a message of a signed-in person to the team. All fields are required (spec §5). */
export interface SupportRequest {
  /** Where the answer goes; need not be the account's address. */
  email: string;
  category: SupportCategory;
  /** One line. */
  subject: string;
  message: string;
}

export interface SupportResponse {
  /** What both sides can name the message by. */
  id: number;
}
