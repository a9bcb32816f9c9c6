/** When something happens in the whole scene: seconds from its start, or its end. */
export type Moment = number | 'end';
