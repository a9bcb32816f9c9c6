/** Somebody whose code is on its way. */
export interface PendingSignIn {
  email: string;
  /** Sign-up only. */
  name: string | null;
}
