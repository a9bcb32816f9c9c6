import type { Device, Material, Modifiers, SpaceKind } from '@whoosh/sound-scene';

/** Words that are a material before a noun and what something happens on after a preposition. */
export const MATERIAL_WORDS: Readonly<Record<Material, string>> = {
  wood: 'wood, wooden, oak, plank, hardwood, timber, parquet, bamboo, plywood, pine, mast, hull, porch',
  metal: 'metal, metallic, steel, iron, brass, copper, bronze, silver, gold, golden, chrome',
  tin: 'tin, aluminium, aluminum, sheet metal, corrugated, corrugated iron, foil',
  glass: 'glass, crystal',
  ceramic: 'ceramic, porcelain, china, clay, earthenware',
  stone: 'stone, marble, rock, granite, cobblestone, slate, rocky, cobbled',
  concrete: 'concrete, cement, asphalt, pavement, tarmac, hard surface, hard floor, linoleum',
  brick: 'brick',
  tile: 'tile, tiled, tiles',
  plastic: 'plastic, vinyl floor, polystyrene, styrofoam',
  rubber: 'rubber',
  cardboard: 'cardboard, carton',
  paper: 'paper',
  leather: 'leather, saddle',
  cloth: 'cloth, fabric, silk, wool, cotton, canvas, denim, velvet, nylon',
  carpet: 'carpet, rug, carpeted',
  gravel: 'gravel, pebble, shingle, pebbles',
  sand: 'sand, sandy',
  dirt: 'dirt, soil, earth, soft ground, dirt road, dirt path',
  mud: 'mud, muddy',
  grass: 'grass, grassy, lawn, hay, straw, dry grass',
  leaves: 'leaf, leaves, foliage, autumn leaf, dry leaf, dead leaf, fallen leaf',
  snow: 'snow, snowy, fresh snow',
  ice: 'ice, icy, frozen lake, frozen pond, frozen river',
  water: 'water, puddle, shallow water',
  flesh: 'flesh, meat, skin',
  bone: 'bone',
};

/** Things that something happens on, and what they are made of. */
export const SURFACE_WORDS: Readonly<Partial<Record<Material, string>>> = {
  wood:
    'beam, rafter, joist, floor, table, desk, wooden floor, wood floor, shelf, counter, deck, stair, staircase, ' +
    'stage, bench top, wall, dock, pier, boardwalk, tabletop, workbench, board, stairs, step of a stair, ' +
    'floorboard, fence, surface, counter top',
  tin: 'tin roof, metal roof, roof, rooftop sheet, gutter',
  metal:
    'panel, pot, saucepan, dustbin, wheelie bin, girder, scaffold, scaffolding, pan, pipe, anvil, can, pole, ' +
    'railing, grate, radiator, ladder, metal stair, hood, bonnet, manhole cover, locker, fire escape, barrel, bin, ' +
    'trash can, mailbox, dumpster, metal floor, metal surface',
  glass: 'screen, tumbler, pint, window, window pane, windshield, windscreen, mirror, glass table, aquarium glass',
  ceramic: 'vase, plate, bowl, dish, cup, mug',
  tile: 'bathroom floor, kitchen floor, tile floor, tiled floor',
  stone:
    'rubble, cliff, cobble street, cobblestone street, stone floor, marble floor, boulder, stone wall, stone stair',
  concrete: 'dam, sidewalk, parking lot, court, curb, driveway, concrete floor, runway',
  plastic: 'helmet, bucket, tray, tarp sheet, umbrella, plastic sheet, container, box, bag top',
  dirt: 'ground, path, trail ground, field ground',
  gravel: 'gravel path, gravel road, gravel driveway',
  cloth: 'bandage, tent, bed, mattress, cushion, awning',
  leaves: 'underbrush, forest floor, undergrowth, dead leaves, brush',
  sand: 'beach sand, sandbox',
};

/** Spaces, some of them with an ambience of their own (a source id) that is heard in them. */
export const SPACE_WORDS: Readonly<Partial<Record<SpaceKind, string>>> = {
  outdoors:
    'desert, rooftop, pond, outdoors, outside, open field, outdoor, open air, hill, hillside, hilltop, moor, ' +
    'plains, cemetery, graveyard, churchyard, cornfield, summit, plateau, clearing, balcony, patio, farmland, ' +
    'steppe, oasis, cliff top',
  room:
    'quiet room, room, bedroom, living room, small room, apartment, house, hotel room, indoors, indoor, studio, ' +
    'research lab, laboratory, ' +
    'closed in area, inside, lab, attic, cottage, mansion, motel, dormitory, dorm, prison cell, prison, jail, den, ' +
    'pantry, hut, shed, lodge, igloo, barracks, morgue, orphanage, asylum, lounge, dining room, bungalow, ' +
    'penthouse, loft',
  bathroom: 'bathroom, shower room, restroom stall, washroom',
  kitchen: 'kitchen',
  office: 'office, classroom, library',
  stairwell: 'stairwell, staircase hall',
  hallway: 'hallway, corridor, hospital corridor',
  garage: 'garage, parking garage, underground parking, basement, cellar',
  warehouse: 'warehouse, hangar, factory hall, large room, gym, gymnasium, big room, large empty room, empty warehouse',
  hall:
    'courtroom, hall, large hall, auditorium, concert hall, lobby, theater, theatre, ballroom, great hall, ' +
    'big hall, museum hall, palace, castle, throne room, chamber, opera house, dining hall, mess hall, courthouse',
  church: 'church, chapel, temple, abbey, monastery, cloister, shrine, mosque, synagogue, convent',
  cathedral: 'cathedral',
  tunnel: 'tunnel, underpass, subway tunnel',
  cave:
    'bunker, cave, cavern, dungeon, mine, crypt, grotto, well, tomb, lair, burial chamber, pyramid, pit, mausoleum, ' +
    'bomb shelter, labyrinth',
  sewer: 'sewer, drain pipe',
  stadium: 'stadium, arena',
  street: 'street, city street, courtyard, road, downtown street',
  alley: 'alley, alleyway, back alley, narrow street',
  forest: 'forest, wood land, woods, woodland, jungle',
  canyon: 'canyon, valley, mountain, mountain top, mountains, gorge',
  car: 'car, car interior',
  underwater: 'underwater, under water, beneath the water, below water',
};

/** What a place sounds like by itself, beneath another source that happens there. */
export const SPACE_AMBIENCE: Readonly<Record<string, string>> = {
  forest: 'forest',
  jungle: 'forest',
  woods: 'forest',
  woodland: 'forest',
  park: 'forest',
  garden: 'forest',
  car: 'cabin',
  'car interior': 'cabin',
  city: 'city',
  street: 'city',
  'city street': 'city',
  town: 'city',
  downtown: 'city',
  village: 'city',
  cafe: 'cafe',
  restaurant: 'cafe',
  bar: 'cafe',
  office: 'office',
  classroom: 'office',
  stadium: 'stadium',
  arena: 'stadium',
  farm: 'farm',
  night: 'night',
};

export const DEVICE_WORDS: Readonly<Record<Device, string>> = {
  phone: 'phone, telephone, cell phone, phone call, mobile phone, receiver, phone line, earpiece',
  radio: 'radio, car radio, am radio, transistor radio, old radio',
  walkie: 'walkie talkie, cb radio, two way radio',
  megaphone: 'megaphone, bullhorn, loud hailer',
  intercom: 'intercom, pa, pa system, public address system, tannoy, speaker system, p a system',
  loudspeaker: 'loudspeaker, loud speaker, speaker, sound system, amplifier, microphone system',
  tv: 'tv, television, television set, tv speaker',
  vinyl: 'gramophone, record player, phonograph, turntable',
  wall: 'wall, thin wall, closed wall',
  door: 'door, closed door',
  window: 'window, closed window',
  headphones: 'headphones, earphones, earbuds',
};

/** Agents: silent while they do something that sounds otherwise. */
export const PERSON_WORDS =
  'someone, somebody, person, adult, human, individual, worker, people, man, woman, men, women, boy, girl, lady, ' +
  'guy, male, female, child, kid, ' +
  'children, baby, infant, toddler, teen, people, crowd, audience, group of people, singer, choir, announcer, ' +
  'narrator, driver, runner, player, ' +
  'swimmer, soldier, doctor, chef, cook, carpenter, officer, policeman, teacher, speaker, owner, she, he, guest, ' +
  'passenger, student, dude, gentleman, ' +
  'young man, young woman, old man, old woman, little girl, little boy, young girl, young boy, young child, ' +
  'adult male, adult female, giant, wizard, father, mother, gravedigger, seamstress, tailor, hairdresser, barber, ' +
  'weightlifter, wrestler, acrobat, skydiver, jockey, surfer, skier, snowboarder, ice skater, figure skater, ' +
  'golfer, gladiator, programmer, ninja, samurai, biker, cashier, dispatcher, mourner, minstrel, caveman';

/** Agents that have no voice of their own choosing: heard only when nothing else is. */
export const SILENT_PERSONS =
  'someone, somebody, worker, driver, runner, player, chef, cook, carpenter, doctor, owner, individual, human, one, ' +
  'another, other, others, another person, other person, nobody, passenger, guest, visitor, farmer, knight, busker, ' +
  'boxer, sailor, nun, bartender, waiter, barber, butcher, astronaut, pirate, burglar, thief, guard, bride, clown, ' +
  'mechanic, gardener, guitarist, violinist, pianist, drummer, firefighter, plumber, sculptor, prince, cowboy, ' +
  'magician, hunter, prisoner, miner, vendor, clerk, scientist, baker, referee, pedestrian, bouncer, shepherd, ' +
  'hermit, fisherman, fishermen, barista, climber, mountaineer, dancer, ballerina, archaeologist, lumberjack, ' +
  'surgeon, assassin, commander, courier, postman, mailman';

/** Things that do not sound unless something is done with them. */
export const INERT_WORDS =
  'barrel, bay, lagoon, vase, screen, tumbler, dam, hedge, fist, brake, body, tin roof, metal roof, ' +
  'corrugated roof, wood, wooden, plank, board, stick, metal, pan, pipe, can, glass, bottle, jar, dish, plate, ' +
  'ceramic, cup, mug, bowl, pot, crockery, plastic, container, ' +
  'bucket, box, stone, rock, brick, pebble, boulder, table, chair, furniture, paper, book, page, newspaper, ' +
  'envelope, map, wrapper, leaf, leaves, branch, ' +
  'bush, tree, foliage, knife, spoon, fork, food, liquid, beverage, drink, boot, shoe, heel, foot, feet, hand, ' +
  'wing, tire, tyre, track, rail, road, street, ' +
  'hose, oil, grease, dirt, snow, gravel, mud, nail, bag, cloth, clothes, clothing, jacket, shirt, blanket, sheet, ' +
  'curtain, board, cutting board, ball, ' +
  'card, cart, wheel, object, heavy object, lid, crate, log, sink, basin, bathtub, tub, bath, toilet, button, ' +
  'handle, key, tape, rope, floor, wall, tabletop, ' +
  'steel, iron, tin, beer, soda, coffee, tea, wine, milk, juice, vegetable, onion, apple, egg, cake, tomato, teeth, ' +
  'tooth, nails, bone, flesh, blood, ' +
  'ice, ice cube, bed, sofa, couch, desk, bench, stool, door, window, drawer, cupboard, cabinet, gate, roof, ' +
  'floorboard, cork, balloon, keyboard, material, gear, locked door, ' +
  'beach, shore, coast, lake, pool, river, ocean, sea, highway, string, microphone, rocks, stones, pebbles, collar, ' +
  'air, propeller, ' +
  'gas, candle, match, machine gun nest, brush, boat, cooker, stove, hob, rubble, beam, girder, tent, nose, finger, ' +
  'hair, neck, face, stomach, belly, ear, lips, tongue, soup, cream, nut, pie, pumpkin, package, wire, chip, ' +
  'animal, animals, dirt road, grass, sand, ground, equipment, machine, machinery, rotor, propeller blade';

/** Tags of nouns, by words and source ids; rows of the verb table select by them. */
export const TAGS: Readonly<Record<string, string>> = {
  vehicle:
    'car_engine, car_rev, car_start, car_pass, truck, bus, motorcycle, race_car, tractor, motorboat, ship, train, ' +
    'subway, steam_train, siren_police, siren_ambulance, siren_fire_truck, skateboard, bicycle',
  car: 'car_engine, car_rev, car_pass, race_car, car_start',
  engine: 'engine, motor, generator, car engine, engine motor, diesel engine, boat motor, truck engine, motor engine',
  machine:
    'washing_machine, blender, vacuum, hair_dryer, fan, fridge, drill, saw_power, lawnmower, chainsaw, compressor, ' +
    'printer, sewing_machine, shaver, jackhammer, tape_rewind, microwave, robot, gears, drone_quad, welding, ' +
    'elevator, jackhammer',
  aircraft: 'spaceship, helicopter, propeller_plane, jet, drone_quad, rocket',
  traintag: 'train, subway, steam_train, train_horn',
  waterflow: 'tap, water, running water',
  water: 'tap, pour, stream, water, liquid, running water, flowing water, shower, waterfall',
  river: 'stream, waterfall, river, creek, brook',
  waves: 'ocean_waves, wave, waves, sea, ocean',
  dog: 'dog_bark, dog_growl, dog_whine, wolf_howl',
  cat: 'cat_meow, cat_purr, cat_hiss',
  bird:
    'songbird, pigeon, crow, owl, seagull, parrot_squawk, eagle, wings, woodpecker, duck_goose, chicken, rooster, ' +
    'turkey',
  goose: 'duck_goose',
  pig: 'pig',
  horse: 'horse_neigh, hooves',
  snake: 'snake',
  monkey: 'monkey',
  insect: 'bee_fly, mosquito, cricket, cicada',
  bell: 'church_bell, hand_bell, jingle_bell, doorbell, crossing_bell, wind_chime',
  phone: 'phone_bell, ringtone',
  clock: 'clock_tick, cuckoo_clock, alarm_clock',
  alarm: 'fire_alarm, smoke_alarm, alarm_clock, car_alarm, klaxon, buzzer, reverse_beep, beep',
  siren: 'siren_police, siren_ambulance, siren_fire_truck, air_raid',
  horn: 'car_horn, air_horn, train_horn, ship, brass_wind',
  door: 'locked door, door_open_close, sliding_door, car_door, drawer, window, gate, door_slam, door_creak',
  gun: 'gunshot, machine_gun, gun_suppressed, cannon, laser',
  fire: 'campfire, fire_large',
  leaves: 'wind_leaves',
  wind: 'wind, wind_howl, blizzard',
  rain: 'rain, rain_surface',
  thunder: 'thunder, thunderstorm',
  crowd: 'crowd_walla, cheer, applause, stadium, children_playing',
  baby: 'baby_cry, baby_laugh',
  child: 'speech_child, children_playing',
  music: 'music_generic, piano, guitar, brass_wind, drum, retro, music_box',
  radio: 'radio_static, tv, vinyl',
  food: 'chew, sizzle, food, chopping, egg, vegetable, meat',
  heart: 'heartbeat, heartbeat_tension',
  coin: 'coin',
  keys: 'key, keys, chain, jingle_bell',
  ball: 'ball_bounce',
  steps: 'footsteps, run, shuffle',
  weapon: 'sword_clash, sword_swing',
  rocks: 'impact_stone, rock, rocks, boulder, stone, stones, pebble, pebbles',
  tree: 'tree, log, branch',
  paper: 'paper, page, book',
  bag: 'plastic_bag',
  cloth: 'cloth',
  flag: 'flap',
  tire: 'tire_squeal, tire, wheel, brake',
  wings: 'wings, wing',
  brakes: 'brake, brakes, tire_brake',
  // They say less than another noun beside them.
  'some blow': 'hit, impact',
  'some tone': 'note',
  'some shot': 'shot, round',
  'some signal': 'ui sound, menu sound, interface sound, ui feedback, interface feedback',
  'some rise': 'rising tone',
  'some motor': 'engine, motor, vehicle',
};

/** What there is never one of in these, and its pace: events per second, and how even they are. */
export const SERIES: readonly (readonly [string, Modifiers])[] = [
  [
    'sword fight, sword fighting, sword battle, swordplay, fencing, duel, sword duel, knife fight, fist fight, ' +
      'fistfight, brawl, boxing match',
    { rate: 1.6, regularity: 0.5 },
  ],
  ['gunfight, gun fight, gun battle, shootout, shoot out, firefight', { rate: 1.8, regularity: 0.3 }],
  ['bombardment, barrage, shelling', { rate: 0.7, regularity: 0.4 }],
  ['popcorn', { rate: 5, regularity: 0.1, size: 0.2 }],
  ['bubble wrap', { rate: 3, regularity: 0.2, size: 0.1 }],
];

/** Things named like an event: their number is how often, not how many. */
export const EVENT_WORDS =
  'shot, gunshot, knock, bang, thud, thump, beep, bleep, click, ding, ping, chime, bark, growl, howl, meow, roar, ' +
  'chirp, tweet, tap, hit, blow, crash, boom, ' +
  'explosion, blast, splash, drip, drop, droplet, cough, sneeze, hiccup, burp, scream, shout, yell, laugh, clap, ' +
  'snap, pop, crack, creak, squeak, honk, toot, whistle, ' +
  'ring, toll, footstep, step, footfall, slap, punch, kick, whoosh, swish, swoosh, zap, tick, thunderclap, ' +
  'thunder clap, clang, clank, clink, chop, stab, ' +
  'gunfire, round, note, quack, moo, oink, hoot, caw, gulp, sip, slurp, kiss, gasp, sigh, groan, grunt, bounce, ' +
  'strike, stroke, pulse, tone, heartbeat, clunk, thunk, ' +
  'hand clap, door slam, slam, bite, crunch, whip crack, coin, raindrop, spray, spray noise, burst, puff, flush, ' +
  'screech, squeal, hiss, buzz, bloop, ' +
  'gun shot, cannon shot, pistol shot, rifle shot, sniper shot, laser shot, door knock, gun salute, announcement, ' +
  'squawk, croak, cackle, chuckle, giggle, sniff, snort, zing, beat, drum hit';
