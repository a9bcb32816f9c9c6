import type { SetAsideRow } from '../normalise/normalised-text';

/** What English texts hold beside talk about sounds. */
export const ENGLISH_SET_ASIDE: readonly SetAsideRow[] = [
  {
    kind: 'label',
    pattern: /(?<=^\s*[[(]?\s*)(?:sfx|fx|sounds?(?: effects?)?|foley|audio|prompt)\s*[:;–-]\s/gi,
    examples: [
      ['SFX: a door', 'SFX: '],
      ['[SFX: a door]', 'SFX: '],
      ['Sound effect - a door', 'Sound effect - '],
    ],
  },
  // What a sound is for, before a colon.
  {
    kind: 'label',
    pattern: new RegExp(
      String.raw`^\s*(?:(?:a |the )?(?:sounds?(?: effects?)?|sfx|audio|foley) )?for (?:use in )?(?:an?|my|the|our) ` +
        String.raw`(?:[\w-]+ ){0,3}` +
        String.raw`(?:game|movie|film|video|app|trailer|show|podcast|documentary|project|scene)\s*:`,
      'gi',
    ),
    examples: [
      ['sound effect for a horror movie: a door', 'sound effect for a horror movie:'],
      ['For a mobile game: a door', 'For a mobile game:'],
    ],
  },
  // What it is for, after it.
  {
    kind: 'label',
    pattern: new RegExp(
      String.raw`(?<=[\w)][\s,.;(–-]{1,3})(?:(?:ideal|perfect|great|excellent|suitable|useful) for|` +
        String.raw`(?:(?:which |that )?(?:can|could|may) |to )be used (?:for|in|as|to))\b` +
        String.raw`(?:(?!\b(?:followed|then|while|before|after)\b)[^,.;:!?()])*`,
      'gi',
    ),
    examples: [
      ['a door, ideal for horror games', 'ideal for horror games'],
      ['a door that can be used in films then', 'that can be used in films '],
    ],
  },
  // Beneath whose words a cue goes on.
  {
    kind: 'label',
    pattern: new RegExp(
      String.raw`\b(?:(?:continu|fad|hold|keep|play|stay)\w* )?(?:under|beneath|behind) (?:the )?` +
        String.raw`(?:announcer|narrat(?:or|ion)|dialog(?:ue)?|voice[- ]?over|following)\b`,
      'gi',
    ),
    examples: [
      ['door (continues under announcer)', 'continues under announcer'],
      ['door fades under dialogue', 'fades under dialogue'],
    ],
  },
  {
    kind: 'label',
    pattern: /(?<=^\s*[[(]?\s*)(?:NARRATOR|ANNOUNCER|HOST|CHORUS|VOICE[- ]?OVER|CAST|ALL|(?:MR|MRS|DR)\.? [A-Z]+)\s*:/g,
    examples: [['NARRATOR: a door', 'NARRATOR:']],
  },
  {
    kind: 'quality',
    pattern: /[-–(]?\s*\bsounds? ?(?:effects?|fx)\b\s*(?:\((?:hd|hq|4k|free|no copyright)\)|$)/gi,
    examples: [
      ['Duck - Sound Effect (HD)', '- Sound Effect (HD)'],
      ['door sound effect', ' sound effect'],
    ],
  },
  // Countries that are things, too.
  {
    kind: 'label',
    pattern:
      /(?<=^\s*)(?:China|Turkey|Guinea|Jordan)\s*:|\b(?:in|from|of|across) (?:[a-z]+ )?(?:China|Turkey|Guinea)\b/g,
    examples: [
      ['China: a door', 'China:'],
      ['a door in rural Turkey', 'in rural Turkey'],
    ],
  },
  // How it is recorded, in brackets behind it.
  {
    kind: 'quality',
    pattern: /(?<=\w\s*)\(asmr\)/gi,
    examples: [['old door (ASMR)', '(ASMR)']],
  },
  // "An old-type telephone" types nothing.
  {
    kind: 'quality',
    pattern: /(?<=[a-z]{3})-type\b/gi,
    examples: [['old-type door', '-type']],
  },
  {
    kind: 'take',
    pattern: /\b(?:take|tk|mic|version|ver|track|variation|var)\s*#?\d{1,3}\b/gi,
    examples: [['door take 3', 'take 3']],
  },
  // At the end of a name, without a blank: "DoorSlam2FINAL".
  {
    kind: 'take',
    pattern: /(?<=[a-z])\d{0,2}(?:FINAL|MASTER|EDIT)\d{0,2}(?=\s*$)/g,
    examples: [['doorFINAL', 'FINAL']],
  },
  // A measure that is no time, pace or number of times: megahertz, kilometres an hour, bars of music.
  {
    kind: 'code',
    pattern: /(?<![a-z\d])\d+(?:\.\d+)?\s?(?:ms|mhz|ghz|kph|mph|km\/h|kmh|bars?|kbps|rpm|psi|db)(?![a-z\d])/gi,
    examples: [
      ['door 400ms', '400ms'],
      ['car at 300kph', '300kph'],
    ],
  },
  {
    kind: 'code',
    pattern: /(?<![a-z\d])(?:lvl|level\s|v)\d{1,2}(?![a-z\d])/gi,
    examples: [['door lvl3', 'lvl3']],
  },
  {
    kind: 'age',
    pattern: /\b\d{1,3}[- ](?:year|month|week|day)s?[- ]olds?\b/gi,
    examples: [['43 week old baby', '43 week old']],
  },
  {
    kind: 'calibre',
    pattern: /(?<![\d\w])\.?\d{1,3}\s?(?:mm|cal(?:iber|ibre)?)\b/gi,
    examples: [
      ['9mm door', '9mm'],
      ['.50 cal door', '.50 cal'],
    ],
  },
  {
    kind: 'calibre',
    pattern: /(?<=\b(?:colt|glock)\s)\.?\d{2,3}\b|(?<![\d\w])\.?\d{2,3}(?=\s+(?:magnum|special|revolver)\b)/gi,
    examples: [
      ['357 magnum', '357'],
      ['Colt 45 reload', '45'],
    ],
  },
  {
    kind: 'year',
    pattern: /(?<!\bfor )\b[5-9]0'?s\b|(?<![\d\w])\d{1,4}(?::\d\d)?\s?(?:am|pm)\b/gi,
    examples: [
      ['90s door', '90s'],
      ['forest 8:08 am', '8:08 am'],
    ],
  },
  {
    kind: 'quality',
    pattern: /\b(?:high[- ]fidelity|hi-?fi|(?:high|studio|cd|broadcast)[- ]quality|game[- ]ready)\b/gi,
    examples: [
      ['high fidelity door', 'high fidelity'],
      ['high quality door', 'high quality'],
      ['game-ready door', 'game-ready'],
    ],
  },
  {
    kind: 'quality',
    pattern: /\b(?:with )?(?:no|zero|without(?: any)?|minimal) (?:background|ambient) (?:noises?|sounds?)\b/gi,
    examples: [
      ['zero background noise door', 'zero background noise'],
      ['door with no background noise', 'with no background noise'],
    ],
  },
  // What a press or a touch answers with, not a howling loudspeaker.
  {
    kind: 'quality',
    pattern: /(?<=[\w,] )(?:with )?(?:subtle|satisfying|tactile|haptic|visual|positive|negative|user) feedback\b/gi,
    examples: [
      ['door with subtle feedback', 'with subtle feedback'],
      ['door, tactile feedback', 'tactile feedback'],
    ],
  },
  {
    kind: 'quality',
    pattern: /(?<=,\s*)(?:clean|dry|raw) (?:vocals?|recording|audio)(?=\s*(?:,|\.|$))/gi,
    examples: [['door, clean vocal', 'clean vocal']],
  },
  {
    kind: 'quality',
    pattern: /\b(?:royalty[- ]free|copyright[- ]free|no copyright|(?:in )?(?:4k|8k|ultra ?hd|full hd))\b/gi,
    examples: [
      ['royalty-free door', 'royalty-free'],
      ['door in 4k', 'in 4k'],
    ],
  },
  // A type or a model: capitals and digits together, where the language has no such word.
  {
    kind: 'code',
    pattern: /\b(?:[A-Z]{1,4}-?\d{1,4}[A-Z]{0,2}|\d{1,3}[A-Z]{1,3}\d?)\b/g,
    examples: [
      ['XJ-130 door', 'XJ-130'],
      ['door R7', 'R7'],
    ],
  },
];
