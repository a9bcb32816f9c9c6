/**
 * Words that together mean a source wherever they stand in a clause, in base form: one sense per collocation (Yarowsky,
 * 1993). Rows by source; a row's entries are parted by commas. Which of the senses is meant is not settled here: an
 * entry is evidence whose weight is learnt.
 */
export const COLLOCATIONS: Readonly<Record<string, string>> = {
  air_brake: 'bus brake hiss, truck brake hiss',
  air_horn: 'hockey horn',
  air_raid: 'siren bomb, siren bombing',
  alarm_clock: 'alarm bedside, alarm morning, alarm wake, alarm snooze',
  applause: 'everyone clap, theatre clap, hall clap',
  arrow: 'arrow whiz, arrow fly, arrow thud, bow string',
  axe: 'split wood, split firewood',
  baby_cry: 'baby scream',
  baby_laugh: 'baby coo, baby giggle, baby gurgle',
  ball_bounce: 'squash ball, ball court',
  beep: 'supermarket scan, checkout scan, barcode scan, card reader',
  bicycle: 'bike coast, bike spoke, wheel spoke',
  blender: 'beans grind, juice machine',
  boiling: 'pot bubble, stew bubble',
  boing: 'springboard',
  bone_crack: 'neck crack, joint crack, finger crack, back crack',
  book_pages: 'riffle page, browse book, book close, book open',
  breathing: 'scuba breathe, puff cigarette, puff cigar, puff pipe, blow dust, blow hand',
  bubbles: 'stomach growl, stomach rumble, belly rumble, tummy rumble, stomach churn, diver bubble, straw blow drink',
  buzzer: 'wrong answer, quiz buzz, game show buzz, entry buzz, door buzz, scoreboard buzz',
  camera: 'take picture, snap picture, press photographer',
  can_open: 'crack beer, crack open, fizzy drink open, pop tab',
  cannon: 'tank gun, tank shell, cannon volley, battleship gun',
  car_door:
    'boot close, boot slam, trunk close, trunk slam, trunk open, van door, car get out, hood close, bonnet close, ' +
    'boot car',
  car_engine: 'car pull away, saloon pull up, saloon drive, coupe drive',
  car_horn: 'honk traffic, honk car, beep car, car hoot, toot car',
  car_pass: 'car zip',
  car_rev: 'engine roar car, floor accelerator, powerful acceleration, acceleration car, step gas',
  car_start: 'crank engine, car sputter life, engine cough life, car splutter, hotwire',
  cards_dice:
    'card shuffle, shuffle deck, deck shuffle, dice tumble, die roll, dice table, checker piece, shuffle deal, ' +
    'board game, casino chip, dice cup',
  cash_register: 'cash drawer, register ring, till ring, till drawer',
  cat_hiss: 'cat spit, lynx hiss',
  chain: 'manacle',
  chair_move:
    'chair scrape, chair push back, push chair, stool scrape, chair floor, chair creak, rocking chair, bench scrape',
  cheer: 'crowd goal, crowd erupt',
  children_playing: 'kid play, playground kid, child voice play, schoolchild, kid yard',
  chopping: 'chef chop, cleaver, cook chop',
  choke: 'suffocate, gag choke',
  church_bell: 'clock tower, church chime, church ring, big ben, town clock, clock strike hour, minster bell',
  clatter:
    'tray drop, drop tray, tray fall, clip clatter, magazine drop, clip drop, magazine fall, pot fall, ' +
    'receiver down, tool drop, drop tool, wrench drop, toolbox, junk fall, drop pan, bike fall, item crash',
  cloth:
    'jacket movement, coat movement, shirt tear, fabric rip, leather pouch, pouch rustle, backpack rustle, ' +
    'sleeping bag, cloak swish, cape swish, jacket take off',
  coin: 'change jingle, coin purse',
  coin_pickup: 'gold pickup, pick up coin game, ring collect, star collect, loot pickup, pickup item, point count',
  construction: 'road work, crane lift, crane swing, crane girder, crane container, tower crane, scaffold',
  cork_pop: 'pop champagne, cork shoot, prosecco',
  cough: 'hack cough',
  cricket: 'summer insect',
  crossing_bell: 'crossing bell, train crossing alarm',
  crowd_walla:
    'conversation buzz, buzz conversation, hum conversation, muted conversation, crowd whisper, cocktail party',
  crunch: 'crunch leaf, step leaf, dry leaf step, leaf underfoot, leaf slither, gravel tyre, gravel tire',
  cutlery: 'fork plate, cutlery clink, spoon bowl, spoon mug, spoon cup, cutlery drawer, dinner plate, chopstick',
  cymbal: 'cymbal roll, hat open drum',
  dark_magic: 'demon summon, summon dark, warlock, shadow spell',
  data_computer:
    'computer process, disk seek, computer boot beep, server blink, computer calculate, terminal type, floppy',
  debris: 'plaster fall, dust fall, brick fall, bricks tumble, crash barrier',
  dial_tone: 'line dead, phone dead, off hook, phone hang up tone, line busy',
  dog_bark: 'dog alarm',
  dog_growl: 'dog snarl, dog bare teeth, rottweiler',
  door_creak: 'door squeak, saddle creak, coffin open, timber groan, creaky swing',
  door_open_close: 'cupboard open, cupboard close, closet open, door unlatch',
  door_slam: 'door bang, bang door, door shut hard, gate slam, storm out',
  drain: 'plug pull, pull plug',
  drill: 'drill wood, tattoo machine, drill bursts',
  drip: 'drip bucket',
  drone: 'ambient bed horror, rumble drone',
  drone_quad:
    'drone takeoff, drone take off, drone propeller, drone camera, drone land, hover device, dji, drone buzz, ' +
    'racing drone, fpv',
  drum: 'kick hard, kick 909, kick 808, kick sample, drum fill, techno kick, beat box, kick techno, tom tom',
  drum_roll: 'circus drum',
  duck_goose: 'crane fly, crane call, crane marsh, crane flock, goose fly, crane wetland',
  earthquake: 'earth shake, ground crack, room shake, volcano rumble',
  ecg: 'line flat, monitor beep patient, monitor hospital, line go flat',
  elevator: 'elevator ding',
  excavator: 'excavator bucket, earth mover, skid steer',
  explosion: 'car explode, mine explode, missile hit, missile impact',
  fan: 'air con, server room',
  fire_large:
    'fire breath, dragon fire, flame thrower, flamethrower, wall of fire, burner roar, jet fire, fire spell, ' +
    'forge fire, dragon breath, gas burner, blowtorch, fire jet, engulf flame',
  fireworks: 'rocket burst spark, rocket night sky, new year rocket, rocket burst shower',
  fizz: 'carbonated, acid sizzle, acid burn, effervescent',
  flap: 'flag wind, fish flop, dog shake dry, sail luff, laundry wind, parachute open, flopping fish',
  footsteps: 'walk gravel, walk snow, descend stair, troops march, walk mud, boot floor',
  force_field: 'shield up, plasma field, shield activate, laser door, shield down',
  fridge: 'fridge compressor',
  frog: 'frog gurgle',
  game_over:
    'lose game, defeat sting, player die, fail sting, death jingle, death sting, chime died, sad chime, lose life, ' +
    'mission fail, sad jingle, retro die',
  gasp_sigh:
    'gasp air, gasp surprise, gasp horror, shocked gasp, satisfied ah, drink ah, gulp ah, last breath, gasp breath, ' +
    'exhale relief',
  gate: 'jail door, gate clang, bar clang, gate groan',
  gears:
    'crane motor, winch, crank handle, clock wind, wind up clock, mechanical toy, chain hoist, weaving loom, ' +
    'mechanism stone',
  ghost: 'banshee, spirit whisper',
  glass_break:
    'glass burst, smash window, crash glass, light pop, glass explode, brick window, stone window, rock window',
  gore: 'flesh rip, flesh tear, body rip, gut spill, blood splatter, flesh wound, dismember, eat flesh, zombie bite',
  grunt_groan: 'grunt lift, hit grunt, exert',
  gun_handling:
    'reload gun, pistol cock, shell eject, magazine insert, mag in, mag out, slide release, draw gun, ' +
    'weapon switch, rack slide, revolver spin, pin pull, gun jam, rifle cock, chamber round, hammer cock, ' +
    'ammo pickup, load magazine, clip insert, clip in',
  gun_suppressed: 'silenced shot, suppressed shot, suppressed rifle, suppressed burst, smg suppressed',
  gunshot: 'squad fire, flintlock',
  hail: 'hail stone, hail storm',
  hammer: 'hammer anvil, hammer strike metal, hammer wood, hammer forge, hit anvil, forge hammer',
  hand_bell:
    'carriage bell, lift bell, elevator bell, bell desk, bell small, ring bell hand, bell counter, ' +
    'carriage return bell, boxing round bell, tibetan bell, bell round',
  heartbeat: 'heart throb',
  hit_generic: 'mallet strike, take damage, fight hit',
  hooves:
    'horse run, hoof beat, rider thunder, stampede, horse pavement, horse cobblestone, cattle stampede, ' +
    'horse thunder, herd run, centaur, horse drawn, buffalo stampede, ride up, riders approach',
  hum_mains:
    'light hum, light buzz, reactor hum, electronic hum, lamp buzz, bulb buzz, lamp hum, fuse box, reactor core, ' +
    'generator drone',
  hum_voice: 'hum lullaby, hum herself, hum himself',
  ice: 'ice clink, ice bucket, ice drink, freeze spell, frost spell, ice lake, ice bolt, frost bolt',
  ignite:
    'light match, torch light, lighter click, light pipe, light candle, torch whoosh, burst flame, stove light, ' +
    'match light',
  impact_ceramic: 'mug table, pot clay, plate clink, cup table, flowerpot',
  impact_glass:
    'glass cheers, toast glass, glass table, bottle clunk, crystal ring, glass ping, bottle rattle, glass set, ' +
    'glass tap, glass ding',
  impact_metal: 'pot bang, girder, screw fall, tool concrete, screw drop, metal thud, sword shield',
  impact_plastic:
    'plastic clank, plastic drop, nail tap, receiver lift, handset lift, phone put, plastic fall, plastic tap, ' +
    'lift receiver, receiver pick, lid snap, phone hang, hang up phone, receiver slam, suitcase latch, latch open, ' +
    'controller drop, telephone pick up, remote drop, receiver replace, helmet drop',
  impact_stone: 'rock drop, brick drop, stone fall',
  impact_wood:
    'baton tap, bat ball, bat hit, hit ball bat, wood thunk, ram fence, butt fence, plank drop, wood drop, ' +
    'crate drop, staff hit, cue ball, pipe ashtray, wood clack, pen tap, tap pen, tap desk, tap table, pool ball, ' +
    'arrow hit wood, pool table, lid drop, billiard',
  jingle_bell: 'sleigh ride, reindeer, cat collar, harness bell, anklet bell',
  jump_game: 'jump 8bit',
  keyboard: 'keyboard click, keyboard clack, key press, office type, blue switch',
  keys: 'car key, bunch key, key drop, key rattle, drop key, jailer key, key table',
  klaxon:
    'ship alarm, alert siren, general quarter, evacuation siren, warning horn, base alarm, alarm spaceship, ' +
    'alarm facility, prison alarm, alarm pulse, factory horn, breach alarm, containment',
  knock:
    'rap door, rap wood, rap knuckle, bang on door, rap table, knock window, tap window, fist door, rap window, ' +
    'tap door, hammer door, knuckle table',
  laser: 'laser turret, energy weapon, space fight, space battle, turret fire',
  laugh: 'snort laugh',
  lion_roar: 'bear growl',
  lock_key: 'bolt slide, key door, lock door, dial safe, safe open, vault dial, slide bolt, latch lift',
  machine_gun:
    'auto fire, gun burst, submachine, full auto, mp5, turret gun, burst gunfire, auto rifle, spray bullet, ' +
    'gunfire erupt, m4',
  magic_shimmer: 'magic wand, twinkle star, holy light, buff shimmer, magic spark',
  mic_feedback: 'feedback whine, feedback howl, mic squeal',
  mic_handling: 'microphone bump, microphone handle, mic thump, blow mic, mic check, mic handle',
  mill: 'windmill grind, mill wheel, grind grain, millstone, saw mill',
  modem: 'dialup, fax machine, fax, 56k, internet connect old, connect internet',
  monster:
    'boss roar, creature bellow, werewolf, enemy roar, monster breath, creature death, golem roar, boss growl, ' +
    'boss death, giant roar, demon roar',
  motorboat: 'dinghy motor',
  motorcycle: 'bike rev, bike engine',
  mouse_click: 'click mouse, mouse scroll',
  music_generic:
    'jukebox, intro jingle, jingle upbeat, band strike up, electronic track, music radio, string quartet, ' +
    'cello play, ice cream van, string section, orchestra concert, jingle radio, intro theme, opera play, ' +
    'brass fanfare, ballroom, accordion, orchestral, house track, fiddle play, harmonica play, fairground organ, ' +
    'car stereo, jingle company',
  ocean_waves: 'wave rock, wave lap beach, sea cliff',
  owl: 'owl night',
  pa_voice:
    'airport announcement, announcement speaker, over pa, pa voice, loudspeaker voice, announcer train, ' +
    'voice loudspeaker, tannoy, announcement platform, attention passenger, voice pa, bullhorn, stadium announcer, ' +
    'boarding announcement, announcement supermarket, pa system, voice tannoy, intercom announcement, ' +
    'flight announcement, supermarket announcement, announcer speaker',
  paper: 'paper shuffle, map unfold, unfold map, paper bag, document shuffle, map open',
  paper_tear: 'rip paper, tear paper, rip open envelope, tear letter, rip envelope, rip letter, tear page, rip page',
  patter: 'skitter, claw floor, tiny foot, insect leg, claws wood, paws run',
  phone_bell: 'telephone bell',
  phone_vibrate: 'cell vibrate, vibrate table, buzz pocket phone, vibrate desk',
  piano: 'piano string, piano lid, celesta, rhodes',
  pigeon: 'pigeon flutter',
  pour: 'bottle gurgle, liquid gurgle, empty bucket, sekt, urinate, urine, pee toilet, pee',
  poof: 'puff magic',
  power_up_down:
    'power up machine, machine power, shut down computer, generator power, turret activate, robot activate, ' +
    'computer boot, computer start, power fail, console power, turbine spin, generator off, lights power, ' +
    'device activate, robot power, startup computer, robot boot',
  powerup_game: 'power up game, power up arpeggio, 1up, victory sting, win fanfare, unlock skill, star earn',
  printer: 'printing press small, scanner office',
  punch: 'karate chop, boxer land, blow jaw, boxing glove, punch bag, martial art, headbutt, boxing bag',
  race_car: 'kart, go kart, grand prix',
  radio_static: 'radio tune, radio dial, tune dial, static burst, radio squelch, shortwave sweep, signal lost',
  radio_voice:
    'police radio, pilot radio, dispatcher, air traffic control, astronaut radio, news radio, radio host, ' +
    'radio newscaster, voice phone, phone voice, voice through phone, filter phone, mission control, ' +
    'radio announcer, radio comm, tower radio, radio talk, pilot intercom, voice telephone, military radio, ' +
    'radio broadcast',
  rain: 'rain thunder, rain puddle, rain street, rain storm',
  rain_surface: 'rain tent, rain umbrella, rain tarp, rain skylight, rain canopy, rain caravan',
  ratchet: 'reel wind, jack car, fishing rod, roller coaster climb, coaster lift',
  rattle: 'teeth chatter, rattle handle, maraca, snake rattle, chatter teeth, cabasa, rattle doorknob',
  retro: 'bleep, pinball',
  reverse: 'reverse suck',
  reverse_beep: 'back beeper, beep reverse, van reverse, beeper on',
  ricochet: 'bullet ping, bullet metal, bullet bounce, bullet fly, bullet stone',
  ringtone: 'ring cell',
  riser:
    'tension rise, energy charge, electric charge, weapon charge, charge shot, laser charge, beam charge, ' +
    'energy rise, spell charge, charging up, trailer rise, energy charging, charge weapon, cannon charge',
  robot: 'robot walk, mech walk',
  robot_voice:
    'cyborg voice, voice assistant, garbled speech, garble voice, computer say, computer speak, voice computer, ' +
    'voice robot, garbled voice',
  rocket: 'rocket lift, missile fly, rocket fly, meteor incoming, meteor, torpedo fire, spaceship take off',
  rolling: 'coach cobblestone, stagecoach, roulette ball, wheel cobblestone, wheel desk chair',
  run: 'runner pass',
  saw_hand: 'saw wood, saw log, saw plank, saw branch',
  saw_power: 'grinder spark, bandsaw, grinder metal, grind metal',
  scissors: 'scissor cut, cut fabric',
  scrape:
    'drag furniture, furniture drag, drag chair, mug slide, slide counter, scrape ice, block push, block slide, ' +
    'push block, slide across, scrape plate, furniture slide',
  sewing_machine: 'tailor machine',
  shaver: 'clipper barber',
  ship: 'ship whistle, ferry whistle',
  shout:
    'bark order, bark command, sergeant bark, vendor cry, call out, scold, cry goal, market cry, argue shout, ' +
    'warrior cry, shout voice, enemy alert',
  shovel: 'shovel gravel, shovel snow, spade bite',
  sing: 'monk chant, gregorian, vocal hum choir, choir hall',
  siren_police: 'police vehicle, siren city',
  sizzle: 'sizzle pan, butter pan',
  skateboard: 'scooter kick',
  sliding_door:
    'supermarket door, sci fi door, door swoosh, door whoosh, shop door automatic, paper door, shoji, space door, ' +
    'tram door, airlock cycle, futuristic door, door hydraulic, door scifi, scifi door, hatch hiss, shower door',
  sniff: 'sniff air, snort nose, nose tissue, sniff flower',
  snore: 'old man sleep',
  snow_avalanche: 'snow slide, snow collapse, slab release, snow rumble, snow fall roof',
  sonar: 'sonar blip, radar sweep',
  songbird: 'chick beg, nest chick, swallow nest, bird garden, bird spring, chirp garden, garden bird, garden morning',
  space: 'space ambient, nebula, interstellar',
  spaceship:
    'spaceship bridge, warp drive, spaceship fly, hovercraft fly, ship bridge hum, warp jump, spaceship interior, ' +
    'hyperdrive, ship hyperspace, spaceship drop, star destroyer, hover bike, droid hover, repulsor, ' +
    'spaceship thruster',
  spark: 'spark fly, lightning spell, fuse blow, electric crackle, lightning bolt spell, jump lead, chain lightning',
  speech_child: 'girl say, boy say',
  speech_female: 'female talk, female announcer',
  speech_male: 'professor',
  spell:
    'magic impact, magic shot, holy impact, mage attack, magic projectile, spell launch, spell throw, impact holy, ' +
    'holy magic, buff spell, sorcerer, magic hit, spell fire, magic explosion',
  splash:
    'jump water, tread water, fall pool, fall river, diver boat, roll boat diver, row boat, rowing, fish jump, ' +
    'calve sea, throw water, canoe, kayak, wash hand, roll off boat, backward boat',
  splat:
    'egg throw, splat face, slime splat, spit ground, web spit, spit sink, splat ground, throw tomato, tomato hit, ' +
    'slime death, splat wall, snowball hit, fruit splat',
  spray: 'extinguisher',
  squeak: 'duck squeeze, sneaker court, window wipe, wiper, bath duck, windshield wiper, gym shoe, toy duck',
  stadium: 'football match crowd, stadium crowd, match crowd',
  steam: 'pipe burst, milk steam, kettle steam, gas release',
  steam_train: 'locomotive chug, train chug, locomotive departing, train whistle chug',
  stinger: 'horror sting, horror stinger, orchestra hit, scary stinger, sting string, scare screech, dun dun',
  stream: 'brook bubble, brook stone, brook babble, stream rock, stream babble',
  submarine: 'periscope, submarine hum',
  subway: 'subway station train, subway screech, metro station',
  swallow:
    'gulp drink, drink water, drink potion, potion drink, gulp soda, drink bottle, drink straw, chug beer, drink beer',
  swish: 'axe swing, cutlass, swish air, fishing cast, cast line, rapier, skipping rope, bat whoosh',
  switch:
    'recorder click, click recorder, kettle click, turn off radio, breaker flip, light on click, lamp click, ' +
    'torch click, tv off, tape recorder click, stop button, controller click, joystick, projector switch, ' +
    'recorder stop, radio click, light click, remote click, button click, intercom click, turn off light, ' +
    'button controller, fan switch, dictaphone, cassette click',
  sword_swing: 'sword swish, sword attack',
  tape: 'scotch tape, tape rip, tape tear, bandage rip',
  tape_rewind: 'tape scrub, record scratch stop, tape wind',
  teleport: 'teleport pad, beam down',
  thud:
    'body collapse, drop floor, sack drop, collapse floor, cartoon fall, bag floor, drop book, drop box, ' +
    'crash floor, drop bag, body slump, package drop',
  thunder: 'lightning fork, lightning hit, thunder boom',
  thunderstorm: 'storm night',
  tire_squeal: 'burn rubber, drift car, tires asphalt, handbrake, donut car, screech stop',
  toilet_flush: 'toilet bowl',
  toon_run: 'cartoon scurry, comic run, run in place',
  toothbrush: 'tooth brush, teeth brush',
  tractor: 'farm machinery, tractor field, farm machine, ploughing',
  traffic: 'street car outside, car street outside, cars outside',
  train:
    'wheel track, train station pull, rail track, wheel rail, train crash, train interior, train tunnel, ' +
    'carriage track, railcar',
  train_brake:
    'train stop, locomotive halt, train halt, train bremse, rail squeal, train come stop, tram screech, ' +
    'train slow down',
  train_horn: 'whistle train, engine whistle rail, horn train, whistle steam',
  tram: 'street car rail, tram bell, trolley car, tram screech, cable car',
  truck: 'truck back up, fire truck engine, tanker, eighteen wheeler, armored vehicle, ice cream truck, camper',
  tv: 'television chatter',
  typewriter: 'typewriter ding, typewriter clatter',
  ui_click:
    'click ui, button hover, tap ui, toggle ui, menu open, ui scroll, slider ui, tab switch, app tap, ui drag, ' +
    'ui drop, ui pick, item equip, inventory click, ui close, confirm button, screen tap, touch screen, click ping, ' +
    'ui beep, option select, item select, select character',
  ui_notification:
    'chat notification, message receive, message pop, quest receive, chime announcement, notification pop, popup, ' +
    'toast message, alert app, alert chime, station chime, airport chime, quest update, reward popup, hint popup, ' +
    'tooltip',
  ui_success_error:
    'puzzle solve, right answer, solve chime, answer ding, success ding, secret found, afford, match found, ' +
    'puzzle complete, save game, cannot buy, insufficient fund, complete chime, password, order complete, solved',
  underwater: 'deep sea, diver breathe, deep water, ocean floor, sea floor, water muffle, submerged, ocean depth',
  vinyl: 'lofi crackle, record hiss',
  vomit_gargle: 'drunk throw, mouth rinse, gargle water',
  washing_machine: 'wash cycle, laundrette, dryer tumble',
  water_lap:
    'boat mooring, dock water, pier water, boat bob, harbour water, boat dock, lake shore, row boat drift, marina, ' +
    'waves hull, mooring',
  whip: 'lion tamer, towel snap',
  whisper: 'whisper voice',
  whistle_human:
    'man whistle, whistle tune, whistle song, finger whistle, person whistle, whistle dog, whistle melody, ' +
    'whistle cheerfully, woman whistle, whistle taxi, sailor whistle, boy whistle',
  whistle_pea: 'whistle referee, lifeguard, coach blow, gym teacher, whistle stadium, half time, conductor blow',
  whoosh:
    'fast flyby, frisbee, boomerang, arrow pass, plummet, dash move, dive bomb, spear, throw spear, fireball cast, ' +
    'wind rush, spell fly, projectile fly, dash player, roll dodge',
  wind_chime: 'chime garden',
  wind_howl:
    'wind crack, wind chimney, wind broken window, wind keyhole, arctic wind, eerie wind, wind haunt, wind castle, ' +
    'wind cave',
  wind_leaves: 'wind through leaf, wind forest, grass rustle, corn field, wheat field, rustle grass, bamboo grove',
  window: 'window latch, window roll down',
  wings:
    'flap wing, flap away, bird startle, flock startle, unfurl wing, dragon wing, bat fly, flock fly, bird flush, ' +
    'wing unfurl, flock scatter, dragon fly, dragon flap, bat swarm, butterfly, bat colony, wing beat dragon, ' +
    'angel wing, bird wing, flock take off',
  wolf_howl: 'coyote yip',
  wood_break:
    'snap branch, door break, crate smash, chair break, crate break, wood crate, bark peel, bark tree, ' +
    'barrel break, bat break, break door, smash crate, pencil break, chopstick break, barrel smash, door kick in, ' +
    'kick door, timber fall, wood destroy',
  woodpecker: 'bird drum tree',
  writing: 'pencil paper, pen paper, sign document, pencil scratch, pen scratch, sign paper',
  zipper: 'zipper jacket',
};
