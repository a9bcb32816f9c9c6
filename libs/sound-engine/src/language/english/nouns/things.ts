/** Further English nouns of doors, objects, vehicles, tools, the house, signals, instruments and weapons, by source. */
export const THINGS: Readonly<Record<string, string>> = {
  door_open_close:
    'front door, door opening, door closing, door handle, door knob, doorknob, back door, cell door, prison door, ' +
    'oven door, cupboard door, fridge door, vault door, castle door, screen door, bedroom door, hatch, trapdoor, ' +
    'mail slot, letterbox, coffin lid, coffin, vault, cat flap, bank vault',
  door_slam: 'slamming door, slammed door',
  door_creak:
    'creaky door, squeaky door, creaking door, creaky floor, creaky floorboard, creaking floor, creaking wood, ' +
    'rocking chair, creaky stair, haunted door, treasure chest, swivel chair, weathervane, rope bridge, gallows, ' +
    'sarcophagus, rusty swing, loot chest, ship rigging, rigging, rope creak, hull creak, creaking hull, ' +
    'creaking rope, creaking swing, coffin lid creak, bed frame, floorboards, floor board, rocking horse, ' +
    'metal groan',
  knock: 'knock on the door, knock on door, knocking on the door, knock on wood, knock at the door',
  doorbell: 'door bell, door chime',
  sliding_door:
    'subway door, train door, spaceship door, automatic door, patio door, lift door, van door, bulkhead, ' +
    'secret door, hidden door, secret passage, blast door, shower curtain, bus door, elevator doors, ' +
    'shop door slide, roller door, airlock door, minivan door',
  lock_key:
    'padlock, key in a lock, key turning, combination lock, safe dial, lock picking, turning key, handcuff, ' +
    'seat belt, seatbelt, buckle, key in the door, key in a door, keyhole, carabiner, clasp, lockpick, manacles, ' +
    'cuffs, deadbolt, dead bolt, door bolt, sliding bolt, latch lock, handcuffs, combination dial, safe lock, ' +
    'bicycle lock, key in lock',
  drawer:
    'desk drawer, kitchen drawer, filing cabinet, cash drawer, wardrobe, closet, nightstand, armoire, glove box, ' +
    'glovebox, dresser, file drawer, till drawer, cash drawer opening, chest of drawers',
  window:
    'window pane, window shutter, window blind, blinds, venetian blinds, shutters, roller blind, sash window, sash, ' +
    'raised window, window raised, window opening',
  gate:
    'garden gate, castle gate, drawbridge, fence gate, garage gate, portcullis gate, portcullis, farm gate, ' +
    'iron gate, prison gate, metal gate, boom barrier',
  chair_move: 'sofa, couch, desk chair, bench, stool',
  zipper: 'zip fly, zipper bag, sleeping bag',
  switch:
    'toggle, lever, dial knob, knob, dimmer, circuit breaker, fuse box, remote control, thermostat, flashlight, ' +
    'hole punch, mousetrap, relay, light switch, door latch, seat belt click, tape recorder button, telegraph key, ' +
    'pressure plate, toaster lever, push button, joypad button',
  impact_wood:
    'wood block, woodblock, log, baseball bat, wood impact, wooden box, wooden object, lumber, wood hit, timber, ' +
    'clapper, baseball, tree bark, wooden crate, chopstick, jenga, pool cue, drumstick, croquet, bowling pin, pins, ' +
    'skittle, bo staff, quarterstaff, coconut, claves, castanet, pallet, baton, truncheon, hockey stick, ' +
    'cricket bat, picture frame',
  impact_metal:
    'frying pan hit, metal object, metal hit, metal impact, steel bar, metal rod, tin can, tin, oil drum, ' +
    'metal bowl, metal surface, steel, iron, horseshoe, metal bar, cast iron, metal bang, crowbar, manhole, ' +
    'pots and pan, dumbbell, barbell, weights, kettlebell, hubcap, hanger, tool, baking tray, ladle, cage, ' +
    'guardrail, bollard, lamppost, flagpole, grille, thermos, flask, toolbox',
  impact_glass:
    'clinking glass, champagne flute, toast, drinking glass, glasses, wineglass, goblet, chalice, test tube, ' +
    'beaker, chandelier, hourglass, vial, ornament',
  impact_ceramic:
    'washing dish, dishware, clattering dish, saucer, dishes and pan, teacup, kitchenware, pots and pans, ' +
    'flower pot, pottery, urn, piggy bank, ashtray, tea set, tea cup',
  cutlery: 'fork and knife, knives and forks, silver ware, teaspoon, tableware, whisk, tongs, spatula',
  impact_plastic:
    'plastic cup, plastic bottle, lid, crate, lego, plastic object, tupperware, puck, hockey puck, checkers, ' +
    'billiards, snooker, pool ball, traffic cone, scrabble, controller, credit card, trash, garbage, recycling bin, ' +
    'laundry basket, bottle cap, joystick, water bottle, telephone receiver, phone handset, handset, phone hung up, ' +
    'game piece, chip pile, toy brick',
  impact_stone:
    'rocks, pebbles, marble block, cobble, stone block, stone slab, slab, gravestone, pestle, cinder block, ' +
    'meteorite, statue',
  thud:
    'body drop, body falling, heavy fall, sack, falling object, something falling, falling body, heavy object, ' +
    'wrestling, wrestler, judo, sumo, tackle, bean bag, hay bale, corpse, dead body, stump, stumble, somersault, ' +
    'acrobat, parkour, breakdance, backflip, battering ram, pillow fight, body slam',
  hit_generic: 'object, heavy hit, impact hit, knock against, flail, mace, melee, headbutt, pinata, rubber stamp',
  punch:
    'fist, fist fight, slap in the face, face slap, face punch, boxing, karate, martial arts, brawl, body blow, ' +
    'kick to the gut, spanking, uppercut, jab, haymaker, roundhouse, kung fu, mma, scuffle, sparring, taekwondo, ' +
    'punch up, fisticuffs',
  coin:
    'dropped coin, penny, quarter, dime, spare change, slot machine, treasure, parking meter, dog tag, ' +
    'pocket change, loose change, coin flip, coin toss, coin spin, slot payout, slot machine coins, gold coins, ' +
    'coin drop',
  keys:
    'key ring, jangling keys, car keys, house keys, bunch of keys, key jangle, jingling keys, earring, bracelet, ' +
    'necklace, collar, dog collar, key chain, keychain, jewellery, bangle, spurs, medals',
  chain:
    'rattling chain, anchor chain, chainmail, shackles, bike chain rattle, chain drag, drawbridge chain, swing chain',
  rattle:
    'shaker, pill bottle, loose part, mechanical vibration, pill, mints, seeds, salt shaker, cocktail shaker, ' +
    'loose screw, egg shaker, dice cup, window rattle, door rattle, baby rattle, rattling window',
  clatter:
    'clattering dishes noise, pans falling, clanking dish, junk, scrap metal, junkyard, bowling strike, ' +
    'ten pin strike, pins knocked down, cutlery tray, kitchen clatter, dropped tray',
  ball_bounce:
    'bouncing ball, table tennis, volleyball, soccer ball, football kick, golf ball, pinball, racket, racquet, ' +
    'badminton, dodgeball, backboard, hoop, soccer, volley, netball, lacrosse',
  rolling:
    'shopping cart, rolling ball, bowling ball, bowling, wheel, roller, wheelbarrow, suitcase wheel, roulette, ' +
    'stroller, wagon, rolling suitcase, wheelchair, conveyor belt, dolly, casters, gurney, tumbleweed, minecart, ' +
    'stretcher, cartwheel, pram, pushchair, roller coaster, rollercoaster, hamster wheel, spinning top, handcart',
  scrape:
    'chalkboard, fingernail, fingernails on a chalkboard, blackboard, nails on a chalkboard, scraping metal, ' +
    'scraping sound, grinding sound, grinding metal, ski, skis, skiing, skier, snowboard, snowboarder, ice skating, ' +
    'ice skater, ice skate, figure skater, ice rink, grater, trowel, rake, talons, claws, eraser, zip line, ' +
    'zipline, hoe, sled, sledge, sleigh, toboggan, bobsled, peeler, spade drag, crate dragged, ice scraper, ' +
    'razor strop, stone slab sliding, dragged chain, furniture dragged, skates, ice skates, skating, sled runner',
  squeak:
    'rubber toy, squeaking, squeaky wheel, squeaky shoe, squeegee, dog toy, bed spring, seesaw, rubber glove, ' +
    'latex glove, wellies, whiteboard, rubber chicken, bed springs, bedsprings, mattress spring, saddle creak, ' +
    'squeaky toy, bath toy, sneaker squeak, shoe squeak, squeaky hinge, trolley wheel',
  paper:
    'magazine, turning page, document, letter, crumpled paper, rustling paper, gift wrap, wrapping paper, ' +
    'crackling paper, sheet of paper, foil, material, scroll, map unfolding, page flip, ledger, deck of papers, ' +
    'unfolded letter, newspaper rustle',
  paper_tear: 'tearing paper, ripping paper, ripping cloth, torn paper, tearing cloth',
  plastic_bag:
    'grocery bag, plastic wrap, cellophane, crinkling plastic, candy wrapper, chip packet, plastic wrapper, ' +
    'backpack, crisp packet, crisps',
  cloth:
    'shirt, coat, dress, trousers, jeans, cape rustle, towel, pillow, garment, robe, carpet rustle, silk, denim, ' +
    'leather jacket, bed sheets, sheets, jacket rustle, curtain pull, fabric rustle, clothing rustle, cloth movement',
  flap:
    'flapping flag, tarp, tent, parachute, kite, cloak, banner, pennant, windsock, clothesline, washing line, ' +
    'parasol, streamers, marquee, cape, sail flap, tarp flapping, umbrella opening, tent flap',
  tape:
    'packing tape, sellotape, sticky tape, sticker, band aid, plaster, adhesive, duct tape, gaffer tape, tape roll, ' +
    'masking tape, tape dispenser, velcro',
  writing:
    'pen on paper, pencil on paper, chalk on board, handwriting, signature, scribble, sketching, crayon, felt tip, ' +
    'quill, paintbrush, sketch, doodle, autograph, calligraphy, drawing',
  cards_dice:
    'shuffling card, deck of card, poker chip, rolling dice, mahjong, chess piece, playing card, card deck, chess, ' +
    'poker, blackjack, tarot, backgammon, monopoly, croupier, card dealing, card flip, dealing cards, casino chips, ' +
    'roll of dice, domino, dominoes, yahtzee',
  whip:
    'bullwhip, cracking whip, lash, riding crop, leather strap, skipping rope, jump rope slap, whip crack, ' +
    'stock whip',
  glass_break:
    'breaking glass, glass shattering, shattering glass, window breaking, breaking window, smashed glass, ' +
    'shattered glass, broken window, glass crash, breaking bottle, smashed bottle, smashing glass, smashing bottle, ' +
    'breaking plate, broken bottle, smashing plate, vase, shards',
  wood_break:
    'breaking wood, snapping twig, breaking branch, cracking wood, falling tree, snapping branch, ' +
    'tree bark breaking, breaking stick, snapped branch, kindling, toothpick',
  debris:
    'building collapse, collapsing building, wreckage, car accident, car wreck, wall collapse, wall crumbling, ' +
    'collision, collapsing wall, ruins, wrecking ball, wreck, pileup, masonry, train wreck, shrapnel, demolition, ' +
    'gravel load, load of gravel, load of bricks, rubble fall, falling rubble, crumbling wall, bricks tipped, ' +
    'train crash, car crash',
  ice:
    'cracking ice, breaking ice, frozen lake, icicle, iceberg, ice machine, glacier, ice crack, ' +
    'frozen river cracking, pack ice',
  crunch:
    'dry leaf crunch, crunching gravel, crunching snow, eggshell, pepper mill, pepper grinder, trash compactor, ' +
    'seashell, leaf pile, snow steps, crisp leaves, popcorn crunch, crushed can',
  gore:
    'guts, stab, stabbing, squishy mud, squelching mud, slimy, goo, intestine, blood, tentacle, octopus, squid, ' +
    'blob, ooze, sludge, maggot, slug, worm, jelly, mucus, bog, quicksand, muck, entrails, gunk, goop, snot, ' +
    'flesh hit, meat squish, slime, squelch, slime squelch, organ squish, fish flop',
  bone_crack:
    'breaking bone, cracking bone, neck break, cracking knuckle, skull, skeleton, joints, spine, ribs, vertebrae, ' +
    'chiropractor, knuckles cracking, knuckle crack, finger joint, neck snap, celery snap',
  car_engine:
    'driving car, sports car, pickup, pickup truck, taxi, cab, sedan, limousine, golf cart, go kart, ' +
    'running engine, muscle car, camper, campervan, motorhome, rv, ferrari, porsche, lamborghini, mercedes, toyota, ' +
    'uber, cadillac, v8, kart, saloon car, estate car, suv, jeep, nissan, volvo, bmw, audi, tesla',
  car_rev:
    'revving car, engine acceleration, vehicle acceleration, car acceleration, accelerating car, ' +
    'accelerating engine, drag race car, hot rod, engine roar, turbo, dragster, supercharger, street race',
  car_start: 'car starting, car start, ignition key, starting car, starting engine, car ignition',
  car_pass:
    'car pass by, car drive by, passing traffic, passby, car by, passing car, electric car, prius, cars passing',
  traffic:
    'rush hour, traffic jam, interstate, boulevard, avenue, intersection, cars in traffic, motorway, autobahn, ' +
    'expressway, dual carriageway, crossroads, roundabout, overpass, commute, crosswalk',
  truck:
    'garbage truck, delivery truck, big rig, cement mixer, tow truck, crane, fork lift, forklift, snow plow, ' +
    'tank treads, heavy machinery, pickup truck engine, army tank, large engine, heavy engine, snowplough, ' +
    'snow plough, snowplow, steamroller, road roller, trailer, juggernaut, hgv, humvee, cherry picker, ' +
    'concrete mixer, street sweeper, tipper truck, dumper truck, dump truck, tank tracks, tracked vehicle',
  bus: 'school bus, city bus, trolley bus, tour bus, shuttle, double decker',
  motorcycle:
    'motor bike, harley, vespa, snowmobile, snow mobile, dirtbike, chopper bike, motocross, tuk tuk, rickshaw, ' +
    'auto rickshaw, biker, ducati, yamaha, motorbikes, harley davidson, triumph bike, kawasaki, biker gang',
  race_car:
    'f1 car, formula 1, nascar, drag racer, auto race, drag race, racing engine, racing vehicle, f1, ' +
    'formula one car, grand prix, pit stop, rally car, racetrack, stock car, speedway',
  tractor: 'combine, combine harvester, plough, plow, baler, thresher, cultivator',
  motorboat:
    'speed boat, motor boat, outboard, race boat, jetski, yacht, hovercraft, fishing boat, water ski, ' +
    'outboard motor, outboard engine, boat engine, motor launch, rib boat',
  ship:
    'fog horn, cruise ship, steamboat, tugboat, freighter, cargo ship, boat horn, tanker, foghorn blast, ' +
    'ferry boat, steamer, steamship, paddle steamer, trawler, liner, titanic, galleon, schooner, barge, destroyer, ' +
    'ships horn, ocean liner, ferry horn, marine signal',
  car_horn: 'honking car, honking horn, beeping horn, car beeping',
  air_horn: 'truck horn blast, stadium horn, party horn, airhorn, goal horn',
  tire_squeal:
    'screeching tire, squealing tire, screeching brake, burnout, skidding car, drifting car, screeching car, ' +
    'tires screeching, screeching tyre, handbrake turn, brake squeal, car drift, wheelie, swerve, emergency stop, ' +
    'car chase',
  air_brake: 'hydraulic hiss, pneumatic hiss, hydraulic, pneumatic brake, air release valve, piston',
  reverse_beep:
    'truck reversing, reversing beep, backing truck, truck backing up, backup alarm, reverse alarm, backup beep, ' +
    'reversing vehicle, reverse beep, reversing alarm, back up beeper',
  car_door: 'car door closing, trunk lid, vehicle door, car trunk, truck door, car hood',
  bicycle:
    'bike bell, bike chain, bicycle chain, bike wheel, bicycle wheel, cyclist, tricycle, mountain bike, bmx, ' +
    'velodrome, unicycle',
  skateboard:
    'skateboarding, skate board, roller blade, skater, skate park, longboard, roller derby, roller rink, ' +
    'roller skate, rollerskate, ollie, kickflip',
  helicopter:
    'helicopter blade, helicopter propeller, chopper blade, helicopter rotor, rotor blade, helo, black hawk, ' +
    'helicopter flyover, propeller blade, gyrocopter, helipad, uh60, apache helicopter, chinook, huey, ' +
    'rescue helicopter, rotor wash',
  propeller_plane:
    'prop plane, propeller plane taking off, prop plane taking off, cessna, seaplane, ww2 plane, spitfire, ' +
    'air craft, bomber, zeppelin, triplane, warplane, c 130, c130, hercules plane, p51, mustang fighter, turboprop, ' +
    'crop duster, dive bomber, stuka',
  jet:
    'jet plane, plane takeoff, airplane takeoff, aeroplane takeoff, jet airplane, commercial plane, jet flyover, ' +
    'jet fighter, jet aircraft, plane taking off, airplane taking off, jumbo jet, jet takeoff, jet take off, ' +
    'turbofan, boeing, concorde, jumbo, stealth bomber, airbus, 747, airliner, a380, f16, f 16, f18, mig, learjet, ' +
    'passenger plane, flyby',
  drone_quad:
    'flying drone, toy drone, remote control plane, rc helicopter, rc car, toy car, camera drone, quadrocopter, ' +
    'remote control car',
  rocket:
    'rocket engine, rocket takeoff, rocket ship, thruster, rpg, bazooka, jetpack, jet pack, liftoff, blastoff, ' +
    'blast off, booster, thrust, lunar lander, launchpad, missile launch, shuttle launch, firework launch tube',
  train:
    'train car, train wheel, train track, train passing, railroad car, rail car, express train, railway track, ' +
    'railroad track, moving train, high speed train, cargo train, rail road, freight, maglev, train wheels, ' +
    'wheels on tracks, wheels on rails, train crash rails, goods train, railway carriage',
  train_horn: 'locomotive horn, train horn blast, horn of a train, train blowing its horn, train blowing horn',
  steam_train:
    'old train, steam engine train, puffing train, chugging train, steam loco, steam locomotive, shunting engine',
  subway:
    'subway train, metro train, underground, tube train, street car, light rail, cable car, trolley car, monorail, ' +
    'trolleybus, london underground, ski lift, chairlift, underground railway, tube station, u bahn, rapid transit',
  train_brake: 'train screech, train stopping, train squeal, screeching train, train brakes, wheel squeal on rails',
  crossing_bell:
    'train crossing bell, railroad crossing, train crossing, train bell, railway crossing, crossing gate, ' +
    'railroad bell, trolley bell, tram bell',
  drill:
    'impact driver, hand drill, drilling machine, drilling sound, impact wrench, drill press, screwdriver, dremel, ' +
    'cordless drill, impact gun, core drill, hammer drill, screw gun',
  saw_hand: 'hand saw, sawing wood, hack saw, hacksaw',
  saw_power:
    'electric saw, power saw, jigsaw, jig saw, band saw, miter saw, saw mill, skill saw, saw blade, ' +
    'circular saw blade, skilsaw, lathe, grinding wheel, electric sander, belt sander, wood planer, stone cutter, ' +
    'milling machine, cnc machine, shredder, paper shredder, buzzsaw, meat slicer, polisher, angle grinder, ' +
    'disc cutter, table saw, chop saw, reciprocating saw, tile cutter',
  chainsaw: 'weed eater, weedwhacker, string trimmer, hedge cutter, weed wacker, trimmer, wood chipper',
  hammer:
    'hammer blow, sledgehammer, hammer on nail, hammer hit, blacksmith, nails, gavel, hammer strike, chisel, ' +
    'mallet, smithy, blacksmith shop, nail gun strike, judge gavel, tent peg',
  jackhammer: 'jack hammer, road drill, road work, pile driver, riveting, rivet gun',
  sanding:
    'sand paper, broom, brush stroke, sanding wood, sander, scrub brush, scrubbing brush, floor scrubbing, ' +
    'wire brush, sweeping broom',
  lawnmower: 'grass cutter, riding mower, mowing lawn, leafblower, blower, leaf blower, garden blower, push mower',
  compressor:
    'nailgun, pneumatic tool, milking machine, oil rig, iron lung, dialysis machine, petrol pump, bellows, ' +
    'bicycle pump, bike pump, hand pump, foot pump, air pump, water pump, tyre pump',
  sewing_machine: 'stitching machine, knitting machine, loom weaving, knitting, seamstress, tailor, spinning wheel',
  ratchet:
    'hoist, socket wrench, wind up toy, fishing reel, hand crank, spanner, windup toy, winding key, ' +
    'wheel of fortune, cable tie, zip tie, tape measure, allen key, spool, reel, noisemaker, slot machine reel, ' +
    'turnstile, crank, fishing reel click, winding toy, crossbow crank, wound up toy, turnstile click',
  shovel:
    'digging sound, shovel in dirt, spade, shoveling snow, gravedigger, gardening, sandcastle, compost, coal, ' +
    'pitchfork',
  axe:
    'ax, hatchet, lumberjack, tomahawk, firewood, axe hitting wood, cleaver, guillotine, pickaxe, wood chopping, ' +
    'log splitting, splitting logs, chopping wood, pick axe',
  scissors:
    'pair of scissors, haircut, snipping scissors, hedge shear, pruner, garden shear, bolt cutter, wire cutter, ' +
    'pliers, hairdresser, nail clipper, barber, barbershop, garden shears, hair cutting, snip, tin snips',
  welding: 'arc welder, welding torch, arc welding, welding spark, soldering, solder',
  vacuum: 'hoovering, dust buster, shop vac, carpet cleaner, vacuum machine, roomba, dyson, suction, dustbuster',
  hair_dryer: 'hairdryer, hand dryer, heat blower, air dryer, blow drier, hair drier',
  blender:
    'smoothie, coffee grinder, garbage disposal, mixer machine, grinder coffee, coffee mill, spice grinder, ' +
    'waste disposal, stand mixer',
  microwave: 'toaster, toaster oven',
  washing_machine:
    'clothes dryer, tumble dryer, clothes washer, spin cycle, dish washer, mechanical machine, washer, ' +
    'industrial machine, factory machine, machine sound, engine room, appliance, mechanical device, motor machine, ' +
    'equipment, mechanical noise, assembly line, spin dryer, laundromat, launderette, centrifuge, mri, massager',
  fridge:
    'compressor hum, low hum, hum sound, humming sound, humming noise, server room, server, vending machine, ' +
    'cooler, mainframe, data center',
  fan:
    'air conditioning, ac unit, air vent, ventilator, hvac, vent, fan blade, extractor fan, ac, aircon, extractor, ' +
    'purifier, heater, dehumidifier, range hood, exhaust fan, extractor hood, cooling fan, ventilation shaft, ' +
    'ventilation, ceiling fan, desk fan, pc fan, air handler',
  toothbrush: 'brushing tooth, brush teeth, teeth, tooth, toothpaste',
  shaver: 'hair trimmer, beard trimmer, tattoo machine, tattoo gun, tattoo',
  printer:
    'dot matrix, fax machine, receipt printer, photo copier, copy machine, 3d printer, xerox, inkjet, plotter, ' +
    'laminator, photocopy, teletype, laser printer, ticket printer, printing machine, label printer',
  typewriter: 'type writer, typewriter key, telegraph',
  keyboard:
    'computer keyboard, typing on keyboard, mechanical keyboard, keyboard key, typist, laptop keyboard, ' +
    'typing sound, pc, keystroke, programmer, calculator, texting, gamer',
  mouse_click: 'clicker, clicking sound, clicking noise, ballpoint pen, scroll wheel, mouse wheel, biro, ballpoint',
  camera:
    'camera flash, photo camera, polaroid, taking picture, photographer, snapshot, paparazzi, photo, dslr, selfie, ' +
    'flashbulb, press conference, photoshoot',
  cash_register: 'register, cash machine, atm, money register, checkout, cashier, cash drawer',
  can_open: 'opening can, opening a can, can of soda, beer can, pop can, opening beer, opening soda, can tab',
  cork_pop:
    'uncorked bottle, bottle uncorked, bottle opening, champagne cork, popping cork, bubble pop, wine cork, ' +
    'bottle cork, popping sound, champagne bottle, nerf gun, corkscrew, confetti cannon, suction cup, party popper, ' +
    'popped balloon',
  chopping: 'chopping vegetable, cutting vegetable, vegetable, cutting food, chopping onion, onion, knife on board',
  elevator:
    'elevator bell, elevator arriving, elevator ride, lift arriving, goods lift, lift shaft, dumbwaiter, ' +
    'service elevator',
  clock_tick:
    'ticking clock, ticking watch, stopwatch, stop watch, wristwatch, time bomb, ticking bomb, kitchen timer, ' +
    'countdown, tic toc, second hand, timepiece, mantel clock, metronome, timer ticking, pocket watch',
  alarm_clock: 'clock radio, clock alarm, wake up alarm, morning alarm',
  cuckoo_clock: 'chiming clock, clock bell, big ben, cuckoo, clock tower, striking clock',
  gears:
    'cogwheel, gear shift, turning gear, machinery gear, mechanical gear, grinding gear, steampunk machine, ' +
    'watermill, contraption, sprocket, conveyor, printing press, windmill, flywheel, water wheel, film projector, ' +
    'movie projector, clockwork toy, cogs, bottling line, winch motor, drive belt, escalator',
  music_box:
    'carousel, merry go round, musical box, toy piano, jack in the box, ice cream truck, toy music, musical toy, ' +
    'ballerina box, fairground, hurdy gurdy, doll, snow globe, ice cream van',
  ui_click:
    'ui tap, interface click, menu click, ui button, menu button, ui select, interface beep, app click, ' +
    'menu selection, ui hover, button tap, interface tap, menu navigation, ui sound, menu sound, interface sound, ' +
    'ui toggle, ui swipe, ui pop, app button, interface select, cursor, menu, tooltip, dropdown, checkbox, tab, ' +
    'popup, inventory, touchscreen, scrolling, icon, navigation, app, selection, interface, hover sound, ui back, ' +
    'back button, ui confirm click, item drop, button press',
  ui_notification:
    'ui chime, text message, email alert, app notification, incoming message, message tone, new message, sms, ' +
    'alert tone, notification bell, reminder, app alert, chat message, notification chime, notification ding, ' +
    'ui notification, email, message sound, ui alert, dm, slack, inbox, friend request, elevator ding, ' +
    'door chime tone, two tone chime, announcement chime, platform chime',
  ui_success_error:
    'error notification, purchase chime, payment chime, completion chime, wrong buzzer, correct ding, ' +
    'success jingle, error alert, access granted, ui confirm, confirm sound, task complete, invalid, ui cancel, ' +
    'login, logout, approval, transaction, payment, checkmark, verification, confirm tone, puzzle chime, ' +
    'correct answer chime, wrong answer tone, denied beep, quest complete tone',
  beep:
    'morse code, beeping, beeping tone, censor beep, electronic sound, censor bleep, pager, beeping machine, ' +
    'barcode, metal detector, keypad, parking sensor, morse, beacon, satellite, transponder, answering machine',
  ecg:
    'hospital beep, medical monitor, flat line, hospital machine, ekg, vital sign, life support, ' +
    'hospital equipment, patient monitor, heartbeat monitor, icu, intensive care, surgery, vitals, ' +
    'heart rate monitor, operating room',
  phone_bell:
    'ringing phone, ringing telephone, landline, phone bell, rotary telephone, rotary dial phone, old telephone, ' +
    'desk phone, bakelite phone, line ringing',
  ringtone: 'mobile ringtone, cellphone, iphone, mobile, phone alarm tone, phone chime',
  dial_tone: 'dialing phone, phone number, phone busy, dialing number, off the hook, phone hang up, dial pad',
  modem: 'dialup modem, fax tone, dial up modem, 56k modem, modem handshake',
  data_computer:
    'hard drive, lie detector, computer processing, data transfer, data processing, computer data, digital readout, ' +
    'computer bleep, data stream, hacking, digital data, supercomputer, control panel, computer calculation, ' +
    'sci fi computer, digital beeps, hacker, hologram, console, display, readout, upload, download, decryption, ' +
    'floppy drive, hard disk, gadget, data transmission, computer scan, disk drive, hdd, teleprinter code, ' +
    'mainframe beeps, computer chatter, computer trill',
  glitch:
    'data corruption, digital error, digital distortion, stutter, digital interference, malfunction, ' +
    'computer virus, signal loss, skipping cd',
  power_up_down:
    'machine power down, shut down, system boot, generator start, machine start up, energy charge, power outage, ' +
    'weapon charging, turbine start, computer startup, startup sound, emp, blackout, power cut, startup, ' +
    'defibrillator, power on, power off, recharge',
  radio_static:
    'radio tuning static, cb radio, radio noise, signal noise, am radio, ham radio, short wave, shortwave, ' +
    'radio transmission, police radio, two way radio, transmission, comms, dispatcher, control tower, baby monitor, ' +
    'transmitter, tape hiss, tuning dial, radio interference, dead air, number station, shortwave radio',
  tv:
    'tv show, television show, tv playing, television playing, sitcom, tv news, tv set, newscast, game show, ' +
    'talk show, commercial, soap opera, infomercial, documentary, weather report, news broadcast, crt tv, ' +
    'tv commercial',
  vinyl:
    'record player crackle, vinyl record, scratching record, turntable, vinyl crackle, record crackle, ' +
    'needle on record, record needle, lp, scratch dj, dusty record, old record, record, jukebox, stylus, ' +
    'run out groove, record skipping, skipping record, needle drop, gramophone record',
  tape_rewind:
    'tape recorder, cassette player, rewinding tape, tape rewinding, reel to reel, slide projector, vcr, tape deck, ' +
    'cassette tape, fast forward, tape stop, tape fast forward, film reel, dictaphone, videotape, home movie, ' +
    'microfilm, movie reel, tape eject, cassette eject, tape button',
  hum_mains:
    'electrical buzz, electric hum, mains buzz, neon sign, neon light, fluorescent light, electric buzz, power hum, ' +
    'amp hum, electrical humming, ground hum, buzzing light, power station, power plant, electric fence, ' +
    'street light, electricity hum, light bulb, neon, high voltage, streetlight, streetlamp, street lamp, ' +
    'light fixture, power supply, substation, ballast hum, fluorescent tube, amplifier hum, pylon, ground loop, ' +
    'power lines, power line',
  spark:
    'geiger counter, electric arc, static shock, tesla, electrical arc, electric discharge, short circuit, ' +
    'lightning magic, stun gun, jacob ladder, electrical short, electrocution, cattle prod, arcing, electric chair, ' +
    'electric arcs, power line arc, spark plug, live wire, electric shock',
  siren_police:
    'emergency vehicle, cop car, squad car, wailing siren, police chase, patrol car, motorcade, pursuit, ' +
    'police whoop, siren whoop, siren yelp, yelp siren',
  siren_ambulance: 'paramedic, european siren',
  siren_fire_truck: 'firetruck, firetruck siren, fire brigade, fire department, fire siren, fire truck horn',
  air_raid:
    'air raid, tornado warning, tsunami siren, war siren, bomb siren, silent hill siren, nuclear siren, ' +
    'tsunami warning, civil defense siren, civil defence siren, air raid siren, war siren wind up',
  smoke_alarm: 'carbon monoxide alarm, fire detector, low battery, smoke detector, co alarm chirp',
  fire_alarm:
    'alarm bell, warning alarm, alarm siren, fire bell, house alarm, intruder alarm, fire drill, evacuation alarm, ' +
    'class bell, school bell, evacuation siren, alarm loop, burglar alarm bell',
  buzzer: 'quiz buzzer, shot clock, family feud, door buzzer, intercom buzzer, game show buzzer, apartment buzzer',
  klaxon:
    'red alert alarm, spaceship alarm, ahooga, submarine dive alarm, alarm submarine dive, submarine dive, ' +
    'warning klaxon, nuclear alarm, meltdown alarm, awooga, dive alarm, reactor alarm, lockdown, self destruct, ' +
    'hull breach, containment breach, red alert, diving klaxon, submarine klaxon, battle stations',
  whistle_pea:
    'sports whistle, blowing whistle, pea whistle, train conductor whistle, penny whistle, traffic whistle, ' +
    'lifeguard whistle, kickoff',
  sonar:
    'submarine ping, sonar beep, radar, radar ping, radar blip, depth sounder, sonar pulse, radar beep, ' +
    'active sonar, asdic, sonar ping',
  church_bell:
    'tolling bell, ringing bell, funeral bell, wedding bell, clock tower bell, tubular bell, town bell, ' +
    'monastery bell, ship bell, school house bell, carillon, church tower, liberty bell, belfry, steeple, angelus, ' +
    'knell, buoy, tower clock, cathedral bell, bell tolling, wedding bells, bell ringer, church clock, clock strikes',
  hand_bell:
    'desk bell, hotel bell, counter bell, reception bell, dinner bell, shop bell, store bell, call bell, cow bell, ' +
    'cowbell, boxing bell, crystal glass ring, tinkling bell, door opening bell, crystal bowl, glockenspiel, ' +
    'xylophone, goat bell, vibraphone, altar bell, shop door bell, cowbells, bicycle bell, service bell, tram gong, ' +
    'fire engine bell',
  jingle_bell:
    'santa sleigh, christmas bell, cat bell, cat collar bell, collar bell, rattle of bells, santa, anklet, jester, ' +
    'ankle bell',
  wind_chime: 'wind bell, mark tree, chime tree',
  gong: 'temple gong, temple bell, tibetan bowl, hi hat, tibetan bell, cymbal roll, hihat',
  drum:
    'bass drum, taiko, tom tom, djembe, conga, tribal drum, percussion, tom drum, drum kit, rimshot, drum loop, ' +
    'drum set, tabla, beat, beatbox, bodhran, cajon, percussionist, rim shot, steel drum, drum machine, war drum, ' +
    'timpani, bongo, snare drum, kick drum, floor tom, drumbeat, drum beat',
  piano:
    'piano chord, piano note, piano melody, piano key, harpsichord, piano playing, piano music, accordion, ' +
    'synth chord, harmonica, note, musical note, chord, keyboardist, ragtime, harmonium, arpeggio, organist, ' +
    'sonata, nocturne',
  guitar:
    'acoustic guitar, guitar chord, violin music, cello, guitar riff, string quartet, plucked string, mandolin, ' +
    'sitar, guitar string, fiddle, harp glissando, string instrument, violin note, koto, double bass, viola, ' +
    'orchestra string, harpist, pizzicato, riff, cellist, flamenco, bluegrass, upright bass, minstrel, bard, ' +
    'quartet, lute, ukulele, banjo, guitar strum, strummed guitar, lyre, oud, harp',
  brass_wind:
    'war horn, battle horn, viking horn, hunting horn, french horn, trombone, tuba, clarinet, oboe, recorder flute, ' +
    'brass, brass band, bagpipe, bugle call, sax, didgeridoo, brass section, horn section, trumpet call, ' +
    'flute melody, kazoo, ocarina, conch, recorder, saxophonist, reveille, mariachi, herald, alphorn, post horn, ' +
    'posthorn, coach horn, rams horn, shofar, vuvuzela, pan flute, tin whistle, cor anglais, woodwinds, bagpiper',
  music_generic:
    'orchestra tuning, rock concert, pop song, dance music, techno, jazz, hip hop, music playing, symphony, ' +
    'orchestra, theme song, jingle music, carnival music, circus music, disco, salsa, jazz band, music track, ' +
    'bass music, country music, song on the radio, edm, marching band, soundtrack, folk music, house music, ' +
    'marimba, musical note, radio song, beat music, synth, synthesizer, waltz, blues, reggae, heavy metal, punk, ' +
    'k pop, rave, muzak, ballad, concerto, overture, ensemble, philharmonic, samba, polka, tango, funk, lofi, ' +
    'lo fi, circus, playlist, mixtape, jam session, bollywood, dubstep, street musician, musician, love song, ' +
    'horror music, techno beat, drum and bass, rock song, band music, mood music, elevator music, cello concerto, ' +
    'jukebox music, score',
  gunshot:
    'shotgun blast, revolver, handgun, gun going off, firearm, gunfight, sniper rifle, bb gun, air rifle, ' +
    'pellet gun, magnum, musket, gun blast, ak 47 single, gunman, gun salute, glock, firing squad, musket shot, ' +
    'rifle shot, warning shot, shot rings out',
  machine_gun:
    'automatic gunfire, automatic fire, submachine gun, uzi, gatling gun, ak47, assault rifle, m16, ' +
    'automatic rifle, automatic weapon, mini gun, tommy gun, gunfire burst, rapid fire gun, turret, machinegun, ' +
    'chain gun, gatling, strafing, gunship, burst fire, three round burst, automatic gunfire burst, ' +
    'bursts of gunfire',
  gun_suppressed:
    'silencer, shot with silencer, gun with silencer, pistol with silencer, pistol shot with silencer, ' +
    'silenced gunshot, suppressed gunshot, suppressed pistol, suppressed gun, silenced gun, silenced rifle',
  gun_handling:
    'grenade pin, pump shotgun, rifle bolt, safety click, gun magazine, clip load, shotgun racking, empty gun, ' +
    'gun holster, trigger click, bolt action, holster, ammo, ammunition, cartridge, pump action, lever action, ' +
    'safety catch, dry fire, gun click, empty click, slide rack, magazine release, gun cocking, gun cocked, ' +
    'mag release, weapon reload, gun reload, safety off',
  ricochet: 'bullet flyby, bullet by, bullet pass, bullet whizzing, flying bullet, ricocheting bullet, whizzing bullet',
  explosion:
    'detonator, car explosion, volcano, eruption, volcanic eruption, land mine, landmine, c4, tnt, bombing, ' +
    'airstrike, loud boom, big bang, depth charge, shockwave, shock wave, sonic boom, bombardment, torpedo, ' +
    'explosives, meteor, asteroid, comet, supernova, napalm, propane tank, ied, flashbang, mortar shell, ' +
    'artillery shell, shell burst, grenade blast, depth charges',
  cannon:
    'cannon shot, cannon blast, canon, tank shot, tank fire, howitzer, cannonfire, tank firing, shelling, catapult, ' +
    'trebuchet, ballista, broadside, flak, siege, barrage',
  fireworks:
    'fire work, firework show, fireworks show, fire cracker, firework explosion, bang snap, new years eve, ' +
    'sparkler, fireworks display, firework display, catherine wheel, bangers, flare gun, bottle rocket, ' +
    'firework rocket, roman candle, pyrotechnics, squib',
  arrow:
    'bow and arrow, arrow shot, bow shot, bowstring, arrow whoosh, bow and arrow shot, arrow release, ' +
    'crossbow bolt, crossbow shot, arrow flying, archery, archer, bow release, flying arrow, arrow flying past, ' +
    'longbow, dart, spear, javelin, harpoon, quiver, slingshot, shuriken, dartboard, spear throw',
  sword_clash:
    'sword fight, swords clashing, sword fighting, clashing sword, sword battle, knife fight, sword on sword, ' +
    'swordplay, armour, fencing, duel, sword duel, gladiator, jousting, joust, musketeer',
  sword_swing:
    'sword slash, sword whoosh, katana, sword pulled, sword slice, blade whoosh, knife draw, unsheathed sword, ' +
    'sword sheath, knife swing, axe swing, scythe, sheath, scabbard, slash, bayonet, lance, halberd, ninja, ' +
    'samurai, machete, cutlass, sabre, rapier, sword draw, drawn sword, sword drawn, unsheathing',
  drain: 'sinkhole, plunger, stomach growl, plughole, bath emptying, gutter drain, water draining',
  sniff: 'runny nose',
  hail: 'hailstones',
  underwater: 'seabed, coral reef, snorkeling, bathysphere, sunken ship, u boat, hydrophone',
  fart: 'whoopee cushion, raspberry',
  hum_voice: 'humming',
  swallow: 'soup slurp, slurp, gulping, drinking straw',
};
