/** A part that sounds as its whole decides: "truck horn", "the song of birds". */
export interface PartRow {
  part: string;
  /**
   * Word, source id or tag of the whole, as in the rows of verbs; `any`, or `made` for what is made to sound (magic,
   * weapons, games).
   */
  of: string;
  /** Source id; `own`: the whole's own source; `none`: the part says nothing of it. */
  gives: string;
  example: string;
}

/** The first row that fits counts. */
export const PARTS: readonly PartRow[] = [
  { part: 'engine', of: 'any', gives: 'own', example: 'bus engine' },
  { part: 'motor', of: 'any', gives: 'own', example: 'boat motor' },
  { part: 'light', of: 'any', gives: 'none', example: 'traffic light' },
  { part: 'horn', of: 'traintag', gives: 'train_horn', example: 'train horn' },
  { part: 'horn', of: 'ship', gives: 'ship', example: 'ship horn' },
  { part: 'horn', of: 'truck', gives: 'air_horn', example: 'truck horn' },
  { part: 'whistle', of: 'traintag', gives: 'train_horn', example: 'train whistle' },
  { part: 'whistle', of: 'kettle', gives: 'boiling', example: 'kettle whistle' },
  { part: 'siren', of: 'siren', gives: 'own', example: 'ambulance siren' },
  { part: 'alarm', of: 'alarm', gives: 'own', example: 'smoke alarm' },
  { part: 'alarm', of: 'car', gives: 'car_alarm', example: 'car alarm' },
  { part: 'brake', of: 'traintag', gives: 'train_brake', example: 'train brakes' },
  { part: 'brake', of: 'truck', gives: 'air_brake', example: 'truck brakes' },
  { part: 'brake', of: 'bus', gives: 'air_brake', example: 'bus brakes' },
  { part: 'brake', of: 'vehicle', gives: 'tire_squeal', example: 'car brakes' },
  { part: 'door', of: 'elevator', gives: 'sliding_door', example: 'elevator door' },
  { part: 'door', of: 'traintag', gives: 'sliding_door', example: 'subway door' },
  { part: 'door', of: 'bus', gives: 'sliding_door', example: 'bus door' },
  { part: 'door', of: 'vehicle', gives: 'car_door', example: 'truck door' },
  { part: 'song', of: 'animal', gives: 'own', example: 'whale song' },
  { part: 'call', of: 'animal', gives: 'own', example: 'wolf call' },
  { part: 'cry', of: 'animal', gives: 'own', example: 'eagle cry' },
  { part: 'chorus', of: 'animal', gives: 'own', example: 'frog chorus' },
  { part: 'voice', of: 'animal', gives: 'own', example: 'the voice of a crow' },
  { part: 'impact', of: 'made', gives: 'own', example: 'ice spell impact' },
  { part: 'hit', of: 'made', gives: 'own', example: 'laser hit' },
  { part: 'burst', of: 'made', gives: 'own', example: 'laser burst' },
  { part: 'jingle', of: 'made', gives: 'own', example: 'game over jingle' },
  { part: 'wheel', of: 'traintag', gives: 'train', example: 'train wheels' },
  { part: 'bell', of: 'bicycle', gives: 'bicycle', example: 'bicycle bell' },
];

/** How the parts sound that are said of a whole though they are sounds of their own: "the song of birds". */
export const SHARED_VOICE_PART = 'voice';
/** The same of a bare blow: "the impact of a spell". */
export const BARE_BLOW_PART = 'impact';
