import type { VerbText } from './verb-text';
import { VERBS_A_TO_B } from './verbs-a-to-b';
import { VERBS_C } from './verbs-c';
import { VERBS_D_TO_G } from './verbs-d-to-g';
import { VERBS_H_TO_O } from './verbs-h-to-o';
import { VERBS_P_TO_R } from './verbs-p-to-r';
import { VERBS_S } from './verbs-s';
import { VERBS_T_TO_Z } from './verbs-t-to-z';

export type { VerbRowText } from './verb-text';

/** What English verbs sound like, alone and with their subjects or objects; the default stands in `source`. */
export const VERBS: Readonly<Record<string, VerbText>> = {
  ...VERBS_A_TO_B,
  ...VERBS_C,
  ...VERBS_D_TO_G,
  ...VERBS_H_TO_O,
  ...VERBS_P_TO_R,
  ...VERBS_S,
  ...VERBS_T_TO_Z,
};

/** Verbs that only say how or where their subject sounds. */
export const LIGHT_VERBS =
  'break in and out, cut in and out, break up, go, travel, move, fly, operate, work, play, be, have, get, make, ' +
  'continue, come, hover, circle, spin, rotate, function, use, do, produce, emit, give, ' +
  'let, take, hear, sound, wave, activate, soar, ride, ring through, echo, resonate, reverberate, cruise, glide, ' +
  'drift, float, sail, rest, sit, stand, follow, play with, ' +
  'exist, perform, handle, lie, live, wait, look, watch, chase, fight, hunt, attack, power, trigger, press, ' +
  'shuffle off, board, get off, get on, escape, hand, hold up, grab, touch, carry, lift, hoist, lower, raise, ' +
  'warn, see, set, return, vary, interrupt, mix, hold, drown, join, pick, pick up, deliver, proceed, gather, ' +
  'pressurize, enclose, show, need, find, meet, reach, repeat after, pack, rearrange, adjust, install, retract, ' +
  'dispense, bake, perch, stretch, anchor, moor, aim, ambush, salute, defuse, wiggle, dangle, swivel, pivot, ' +
  'nuzzle, stroke, pat, park, catch, serve, win, lose, siphon, pave, overtake, swell, steal, search, sprinkle, ' +
  'spread, unload, bail';

/** Verbs that mean the source of another one. */
export const SAME_AS: Readonly<Record<string, string>> = {
  sing: 'sing along, croon, yodel',
  sew: 'stitch, knit, crochet, embroider',
  fill: 'refill',
  'power up': 'power down, charge up, spool up, spool down, spin up, wind down, boot up, reboot',
  speak:
    'describe, narrate, say, tell, explain, announce, read, comment, answer, ask, respond, reply, teach, introduce, ' +
    'instruct, argue, mention, pray, preach, report, mumble, converse, communicate, lecture, discuss, ' +
    'make a speech, give a speech, recite',
  whisper: 'mutter',
  talk: 'converse with, argue with, have a conversation, hold a conversation',
  burn: 'smolder, smoulder, blaze',
  hum: 'purr along, drone, throb',
  flow: 'stream',
  crash: 'collide, crash to the ground, crash into',
  rumble: 'grumble',
  walk:
    'stroll, hike, wander, pace, stride, tread, limp, climb, walk around, clomp, plod, trudge, stagger, clamber, ' +
    'tramp, file in, file out, come downstairs, come upstairs',
  run: 'sprint, jog, dash, scramble',
  sneak: 'creep, tiptoe, prowl',
  rustle: 'swish around, shake leaf',
  honk: 'blow horn, honk horn',
  hiss: 'sizzle out',
  raise: 'lower',
  squabble: 'bicker',
  knock: 'knock on',
  pound: 'bang on, bash on',
  skid: 'screech to a halt, peel out, drift around, slide around, swerve',
  scream: 'shriek',
  yell: 'holler, bellow, exclaim',
  'start up':
    'start engine, turn on engine, fire up, turn on ignition, rev up engine, ' +
    'roar to life, roar into life, cough to life, splutter to life, sputter to life, rumble to life, growl to life',
  accelerate: 'pull away, speed off, throttle, pull forward, drive off fast',
  rev: 'rev up, rev engine, roar engine',
  idle: 'run idle, tick over',
  splash: 'splatter, paddle, plunge, wade',
  hit: 'impact, bat, bash, whack, thwack, pelt',
  fall: 'fall over, fall down, stumble, trip, slip, somersault',
  drop: 'topple, tumble, plop, knock over, knock off',
  'set down': 'put down, place down',
  scrape: 'rub, drag, claw',
  hiccup: 'hiccough',
  'lay the table': 'lay a table, lay table, set the table, set a table, clear the table, clear a table',
  squeal: 'screak',
  open: 'open up',
  close: 'close up',
  'speed up': 'get faster',
  clatter: 'clack together',
  wail: 'bawl, weep',
  howl: 'yowl, bay',
  chirp: 'peep, cheep, trill',
  twitter: 'chitter',
  cluck: 'cackle hen',
  bubble: 'burble',
  eat: 'munch, chew, gnaw, nibble, chomp, graze, forage',
  drink: 'sip, gulp, slurp, guzzle, swig, suck',
  crack: 'split, fracture',
  cook: 'barbecue, roast',
  explode: 'detonate, blast',
  shoot: 'open fire, fire gun',
  throw: 'toss, hurl, fling, lob',
  pour: 'decant',
  spray: 'spritz, mist',
  tap: 'drum finger, patter on',
  zoom: 'whiz, whizz, whoosh, swoosh, zip by, streak',
  vibrate: 'oscillate, judder',
  scratch: 'scrawl',
  swing: 'swish',
  clap: 'clap hand',
  'go wild': 'go crazy, go nuts, go mad, go berserk',
  cheer: 'whoop it up, celebrate',
  chat: 'socialize, gossip',
  giggle: 'chuckle, snicker, chortle, snigger',
  stack:
    'unstack, sort, arrange, unpack, unfold, unroll, crease, straighten, sift, browse, fumble, juggle, wring, ' +
    'fasten, unfasten, hang, tuck, tug, loosen, untie, tie, assemble, disassemble, attach, detach, connect, mount, ' +
    'wear, remove, put on, pull on, slip on, leaf through, thumb through, fiddle with',
  insert: 'plug, unplug, slot, plug in',
  scrub: 'wipe, mop, polish, comb, buff, wipe down, dust off',
  squish: 'mash, knead, disembowel, squirm',
  unlock: 'unbuckle, unlatch',
  stir: 'whisk',
  choke: 'strangle',
  meow: 'mewl',
  sniff: 'snuffle',
  shout: 'jeer, heckle, curse, swear, cuss',
  lick: 'drool, slobber',
  trim: 'prune',
  print: 'photocopy',
  scan: 'download, upload, compute, hack, decrypt',
  weld: 'solder',
  dig: 'hoe, excavate, burrow, scoop',
  collapse: 'demolish, bulldoze, fall apart, come apart, implode',
  fry: 'sear',
  boil: 'brew, percolate',
  swim: 'bathe, dunk, capsize',
  jump: 'leap, hop, vault',
  scurry: 'scuttle',
  cast: 'conjure, summon, enchant, levitate',
  teleport: 'materialize, respawn, spawn',
  sputter: 'putter',
  reload: 'chamber',
  clash: 'parry, duel',
  breathe: 'wheeze, huff, shiver',
  write: 'sketch',
  march: 'parade',
  gallop: 'stampede',
  slice: 'mince',
  squirt: 'spew',
  zap: 'shock',
  unsheathe: 'sheathe, slash',
  rattle: 'jiggle',
};
