/** What is said while a sound is being made, and when it failed. */
export {
  failureLine,
  generationFailure,
  SAVE_FAILED,
  SESSION_EXPIRED,
  successText,
  type FailureToast,
} from './failure';
export { FailureLink, failureToast, PlansLink } from './FailureLink';
export { GeneratingDialog, GeneratingLine, progressWords, renderedShare, type WaitingSound } from './GeneratingDialog';
