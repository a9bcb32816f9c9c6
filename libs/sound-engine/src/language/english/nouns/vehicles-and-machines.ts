/** English nouns of vehicles, tools and household machines, by source; entries are parted by commas. */
export const VEHICLES_AND_MACHINES: Readonly<Record<string, string>> = {
  car_engine:
    'driving car, sports car, pickup, pickup truck, taxi, cab, sedan, limousine, golf cart, go kart, ' +
    'running engine, muscle car, camper, campervan, motorhome, rv, ferrari, porsche, lamborghini, mercedes, ' +
    'toyota, uber, cadillac, v8, kart, saloon car, estate car, suv, jeep, nissan, volvo, bmw, audi, tesla, ' +
    'gas station, convertible, hatchback, police car engine, police cruiser engine, police cruiser, gokart, ' +
    'go karts, hotrod, hot rod, camper van, carburetor',
  car_rev:
    'revving car, engine acceleration, vehicle acceleration, car acceleration, accelerating car, ' +
    'accelerating engine, drag race car, hot rod, engine roar, turbo, dragster, supercharger, street race, ' +
    'turbocharger',
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
    'auto rickshaw, biker, ducati, yamaha, motorbikes, harley davidson, triumph bike, kawasaki, biker gang, ' +
    'tuktuk',
  race_car:
    'f1 car, formula 1, nascar, drag racer, auto race, drag race, racing engine, racing vehicle, f1, ' +
    'formula one car, grand prix, pit stop, rally car, racetrack, stock car, speedway',
  tractor:
    'farm equipment, farm machinery, combine, combine harvester, plough, plow, baler, thresher, cultivator, snowcat',
  motorboat:
    'speed boat, motor boat, outboard, race boat, jetski, yacht, hovercraft, fishing boat, water ski, ' +
    'outboard motor, outboard engine, boat engine, motor launch, rib boat, cabin cruiser, narrowboat, narrow boat, ' +
    'power boat, patrol boat',
  ship:
    'fog horn, cruise ship, steamboat, tugboat, freighter, cargo ship, boat horn, tanker, foghorn blast, ' +
    'ferry boat, steamer, steamship, paddle steamer, trawler, liner, titanic, galleon, schooner, barge, destroyer, ' +
    'ships horn, ocean liner, ferry horn, marine signal, aircraft carrier, warship, minesweeper, sloop, ketch, ' +
    'galley, windjammer, clipper ship, longship, container ship, whaler',
  car_horn: 'honking car, honking horn, beeping horn, car beeping',
  air_horn: 'hooter, truck horn blast, stadium horn, party horn, airhorn, goal horn',
  tire_squeal:
    'screeching tire, squealing tire, screeching brake, burnout, skidding car, drifting car, screeching car, ' +
    'tires screeching, screeching tyre, handbrake turn, brake squeal, car drift, wheelie, swerve, ' +
    'emergency stop, car chase, fishtail',
  air_brake: 'hydraulic hiss, pneumatic hiss, hydraulic, pneumatic brake, air release valve, piston',
  reverse_beep:
    'truck reversing, reversing beep, backing truck, truck backing up, backup alarm, reverse alarm, backup beep, ' +
    'reversing vehicle, reverse beep, reversing alarm, back up beeper, beeping backwards, beeps backwards',
  car_door: 'car door closing, trunk lid, vehicle door, car trunk, truck door, car hood',
  bicycle:
    'bike bell, bike chain, bicycle chain, bike wheel, bicycle wheel, cyclist, tricycle, mountain bike, bmx, ' +
    'velodrome, unicycle',
  skateboard:
    'skateboarding, skate board, roller blade, skater, skate park, skatepark, longboard, roller derby, roller rink, ' +
    'roller skate, rollerskate, ollie, kickflip',
  helicopter:
    'helicopter blade, helicopter propeller, chopper blade, helicopter rotor, rotor blade, helo, black hawk, ' +
    'helicopter flyover, propeller blade, gyrocopter, helipad, uh60, apache helicopter, chinook, huey, ' +
    'rescue helicopter, rotor wash, copter, rotorcraft, heliport, medevac, blackhawk, helijet',
  propeller_plane:
    'prop plane, propeller plane taking off, prop plane taking off, cessna, seaplane, ww2 plane, spitfire, ' +
    'air craft, bomber, zeppelin, triplane, warplane, c 130, c130, hercules plane, p51, mustang fighter, turboprop, ' +
    'crop duster, dive bomber, stuka, bushplane, ultralight, warbird, microlight, flying fortress, lancaster bomber, ' +
    'b 17, b17, b 29, b29, hurricane fighter, messerschmitt, tiger moth, flying boat, piper cub',
  jet:
    'jet plane, plane takeoff, airplane takeoff, aeroplane takeoff, jet airplane, commercial plane, jet flyover, ' +
    'jet fighter, jet aircraft, plane taking off, airplane taking off, jumbo jet, jet takeoff, jet take off, ' +
    'turbofan, boeing, concorde, jumbo, stealth bomber, airbus, 747, airliner, a380, f16, f 16, f18, mig, ' +
    'learjet, passenger plane, flyby, fighter plane, vtol',
  drone_quad:
    'flying drone, toy drone, remote control plane, rc helicopter, rc car, toy car, camera drone, quadrocopter, ' +
    'remote control car, uav, multirotor',
  rocket:
    'rocket engine, rocket takeoff, rocket ship, thruster, rpg, bazooka, jetpack, jet pack, liftoff, blastoff, ' +
    'blast off, booster, thrust, lunar lander, launchpad, missile launch, shuttle launch, firework launch tube, ' +
    'rocketship, rocketry, rocket booster, icbm, soyuz, jetboots',
  train:
    'train car, train wheel, train track, train passing, railroad car, rail car, express train, railway track, ' +
    'railroad track, moving train, high speed train, cargo train, rail road, freight, maglev, train wheels, ' +
    'wheels on tracks, wheels on rails, train crash rails, goods train, railway carriage, boxcar, caboose, ' +
    'freight wagon',
  train_horn: 'locomotive horn, train horn blast, horn of a train, train blowing its horn, train blowing horn',
  steam_train:
    'old train, steam engine train, puffing train, chugging train, steam loco, steam locomotive, shunting engine',
  subway:
    'subway train, metro train, underground, tube train, street car, light rail, trolley car, monorail, trolleybus, ' +
    'london underground, ski lift, chairlift, underground railway, tube station, u bahn, rapid transit, cable car',
  train_brake: 'train screech, train stopping, train squeal, screeching train, train brakes, wheel squeal on rails',
  crossing_bell:
    'train crossing bell, railroad crossing, train crossing, train bell, railway crossing, crossing gate, ' +
    'railroad bell',
  drill:
    'impact driver, hand drill, drilling machine, drilling sound, impact wrench, drill press, screwdriver, dremel, ' +
    'cordless drill, impact gun, core drill, hammer drill, screw gun',
  saw_hand: 'hand saw, sawing wood, hack saw, hacksaw, bonesaw, bone saw',
  saw_power:
    'electric saw, power saw, jigsaw, jig saw, band saw, miter saw, saw mill, skill saw, saw blade, ' +
    'circular saw blade, skilsaw, lathe, grinding wheel, electric sander, belt sander, wood planer, stone cutter, ' +
    'milling machine, cnc machine, shredder, paper shredder, buzzsaw, meat slicer, polisher, angle grinder, ' +
    'disc cutter, table saw, chop saw, reciprocating saw, tile cutter, wood chipper',
  chainsaw: 'weed eater, weedwhacker, string trimmer, hedge cutter, weed wacker, trimmer',
  hammer:
    'hammer blow, sledgehammer, hammer on nail, hammer hit, blacksmith, nails, gavel, hammer strike, chisel, ' +
    'mallet, smithy, blacksmith shop, nail gun strike, judge gavel, tent peg, ' +
    'post driver, fence post driver',
  jackhammer: 'jack hammer, road drill, road work, pile driver, riveting, rivet gun',
  sanding:
    'sand paper, broom, brush stroke, sanding wood, sander, scrub brush, scrubbing brush, floor scrubbing, ' +
    'wire brush, sweeping broom, ' +
    'hand plane, block plane, wood plane, jack plane, bench plane, smoothing plane, carpenters plane, ' +
    'spokeshave, drawknife, planing wood, planing timber, wood planing',
  lawnmower:
    'grass cutter, riding mower, mowing lawn, leafblower, blower, leaf blower, garden blower, push mower, ' +
    'snowblower, snow blower, weed trimmer',
  compressor:
    'nailgun, pneumatic tool, milking machine, oil rig, iron lung, dialysis machine, petrol pump, bellows, ' +
    'bicycle pump, bike pump, hand pump, foot pump, air pump, water pump, tyre pump, airbed',
  sewing_machine: 'stitching machine, knitting machine, loom weaving, knitting, seamstress, tailor, spinning wheel',
  ratchet:
    'hoist, socket wrench, wind up toy, fishing reel, hand crank, spanner, windup toy, winding key, ' +
    'wheel of fortune, cable tie, zip tie, tape measure, allen key, spool, reel, noisemaker, slot machine reel, ' +
    'turnstile, crank, fishing reel click, winding toy, crossbow crank, wound up toy, turnstile click, guiro, ' +
    'washboard, caulking gun, grease gun, handbrake',
  shovel:
    'digging sound, shovel in dirt, spade, shoveling snow, gravedigger, gardening, sandcastle, compost, coal, ' +
    'pitchfork, ' +
    'garden hoe, garden fork, digging fork',
  axe:
    'ax, hatchet, lumberjack, tomahawk, firewood, axe hitting wood, cleaver, guillotine, pickaxe, wood chopping, ' +
    'log splitting, splitting logs, chopping wood, pick axe',
  scissors:
    'pair of scissors, haircut, snipping scissors, hedge shear, pruner, garden shear, bolt cutter, wire cutter, ' +
    'pliers, hairdresser, nail clipper, barber, barbershop, garden shears, hair cutting, snip, tin snips',
  welding: 'arc welder, welding torch, arc welding, welding spark, soldering, solder',
  vacuum:
    'hoovering, dust buster, shop vac, carpet cleaner, vacuum machine, roomba, dyson, dustbuster, shopvac, ' +
    'suction hose, suction',
  hair_dryer: 'hairdryer, hand dryer, heat blower, air dryer, blow drier, hair drier',
  blender:
    'smoothie, coffee grinder, garbage disposal, mixer machine, grinder coffee, coffee mill, spice grinder, ' +
    'waste disposal, stand mixer, ground coffee',
  microwave: 'toaster, toaster oven',
  washing_machine:
    'clothes dryer, tumble dryer, clothes washer, spin cycle, dish washer, mechanical machine, washer, ' +
    'industrial machine, factory machine, machine sound, engine room, appliance, mechanical device, motor machine, ' +
    'industrial equipment, factory equipment, mechanical noise, assembly line, spin dryer, laundromat, launderette, ' +
    'centrifuge, mri, massager',
  fridge:
    'compressor hum, low hum, hum sound, humming sound, humming noise, server room, server, vending machine, ' +
    'cooler, mainframe, data center',
  fan:
    'air conditioning, ac unit, air vent, ventilator, hvac, vent, fan blade, extractor fan, ac, aircon, extractor, ' +
    'purifier, heater, dehumidifier, range hood, exhaust fan, extractor hood, cooling fan, ventilation shaft, ' +
    'ventilation, ceiling fan, desk fan, pc fan, air handler',
  toothbrush: 'brushing tooth, brush teeth, teeth, tooth, toothpaste, hairbrush, dental floss, floss',
  shaver: 'hair trimmer, beard trimmer, tattoo machine, tattoo gun, tattoo',
  printer:
    'dot matrix, fax machine, receipt printer, photo copier, copy machine, 3d printer, xerox, inkjet, plotter, ' +
    'laminator, photocopy, teletype, laser printer, ticket printer, printing machine, label printer',
  typewriter: 'type writer, typewriter key',
  keyboard:
    'computer keyboard, typing on keyboard, mechanical keyboard, keyboard key, typist, laptop keyboard, ' +
    'typing sound, pc, keystroke, programmer, calculator, texting, gamer',
  mouse_click:
    'clicker, clicking sound, clicking noise, ballpoint pen, scroll wheel, mouse wheel, biro, ballpoint, touchpad, ' +
    'trackpad, trackball',
  camera:
    'camera flash, photo camera, polaroid, taking picture, photographer, snapshot, paparazzi, photo, dslr, ' +
    'selfie, flashbulb, press conference, photoshoot, screenshot, screen capture, ' +
    'film advance, film wind on, film winder, shutter wind on',
  cash_register:
    'register, cash machine, atm, money register, checkout, cashier, cash drawer, checkout till, point of sale',
  can_open: 'opening can, opening a can, can of soda, beer can, pop can, opening beer, opening soda, can tab',
  cork_pop:
    'uncorked bottle, bottle uncorked, bottle opening, champagne cork, popping cork, bubble pop, wine cork, ' +
    'bottle cork, popping sound, champagne bottle, nerf gun, corkscrew, confetti cannon, suction cup, party popper, ' +
    'popped balloon',
  chopping: 'chopping vegetable, cutting vegetable, vegetable, cutting food, chopping onion, onion, knife on board',
  elevator:
    'elevator bell, elevator arriving, elevator ride, lift arriving, goods lift, lift shaft, dumbwaiter, ' +
    'service elevator, moving walkway, travelator',
  excavator: 'earthmoving equipment, skid steer, skidsteer, road grader',
};
