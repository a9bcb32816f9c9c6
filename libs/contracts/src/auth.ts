import type { Language } from './languages';

/** The signed-in person, as the page sees them. */
export interface User {
  id: number;
  email: string;
  name: string;
  planId: number;
  /** null is legal and reads 'Free plan'; rules treat it as 0. */
  credits: number | null;
  /** Saved effects plus takes neither kept nor discarded: what the free limit counts. */
  existingEffects: number;
  /** The language that they chose for the product; absent while they chose none, and the browser's decides. */
  language?: Language;
}

/** Answer of GET /api/auth/user, verify-code, dev-login, update-profile and update-email. */
export interface UserResponse {
  user: User;
  /** The account was to be deleted, and this sign-in took that back. */
  restored?: true;
}

/**
 * DELETE /api/auth/user. With a session older than 15 minutes a first call mails a code and answers
 * FRESH_SIGN_IN_REQUIRED.
 */
export interface DeleteAccountRequest {
  code?: string;
}
export interface DeleteAccountResponse {
  /** ISO 8601. Until then signing in keeps the account. */
  goesAt: string;
}

export interface SendCodeRequest {
  email: string;
  isSignup: boolean;
}
/** Answer of the calls that mail a code. */
export interface CodeSentResponse {
  success: true;
  message: string;
  /** e-mail change with an old session: the code went to the current address first. */
  step?: 'confirm-identity' | 'verify-new';
}
export interface VerifyCodeRequest {
  email: string;
  code: string;
  /** Sign-up only. */
  name?: string;
}
export interface DevLoginRequest {
  email: string;
  name: string;
}
export interface UpdateProfileRequest {
  name: string;
}
/** PATCH /api/auth/user. */
export interface ChooseLanguageRequest {
  language: Language;
}
export interface SendEmailChangeCodeRequest {
  email: string;
  /** Code that was sent to the current address, when the session is older than 15 minutes. */
  identityCode?: string;
}
export interface UpdateEmailRequest {
  email: string;
  code: string;
}
