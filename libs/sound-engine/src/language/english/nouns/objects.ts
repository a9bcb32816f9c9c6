/** English nouns of doors, furniture, handled things and materials, by source; entries are parted by commas. */
export const OBJECTS: Readonly<Record<string, string>> = {
  door_open_close:
    'front door, door opening, door closing, door handle, door knob, doorknob, back door, cell door, prison door, ' +
    'oven door, cupboard door, fridge door, vault door, castle door, screen door, bedroom door, hatch, trapdoor, ' +
    'mail slot, letterbox, coffin lid, coffin, vault, cat flap, bank vault',
  door_slam: 'slamming door, slammed door',
  door_creak:
    'creaky door, squeaky door, creaking door, creaky floor, creaky floorboard, creaking floor, creaking wood, ' +
    'rocking chair, rockingchair, creaky stair, haunted door, treasure chest, swivel chair, weathervane, ' +
    'rope bridge, gallows, ' +
    'sarcophagus, rusty swing, loot chest, ship rigging, rigging, rope creak, hull creak, creaking hull, ' +
    'creaking rope, creaking swing, coffin lid creak, bed frame, floorboards, floor board, rocking horse, ' +
    'metal groan',
  knock: 'knock on wood',
  doorbell: 'door bell, door chime',
  sliding_door:
    'subway door, train door, spaceship door, automatic door, patio door, lift door, van door, bulkhead, ' +
    'secret door, hidden door, secret passage, blast door, shower curtain, bus door, elevator doors, ' +
    'shop door slide, roller door, airlock door, minivan door',
  lock_key:
    'padlock, key in a lock, key turning, combination lock, safe dial, lock picking, turning key, handcuff, ' +
    'seat belt, seatbelt, buckle, key in the door, key in a door, keyhole, carabiner, clasp, lockpick, cuffs, ' +
    'deadbolt, dead bolt, doorbolt, door bolt, sliding bolt, latch lock, handcuffs, combination dial, safe lock, ' +
    'bicycle lock, ' +
    'key in lock',
  drawer:
    'desk drawer, kitchen drawer, filing cabinet, cash drawer, wardrobe, closet, nightstand, armoire, glove box, ' +
    'glovebox, dresser, file drawer, till drawer, cash drawer opening, chest of drawers',
  window:
    'window pane, window shutter, window blind, blinds, venetian blinds, shutters, roller blind, sash window, sash, ' +
    'raised window, window raised, window opening',
  gate:
    'garden gate, castle gate, drawbridge, fence gate, garage gate, portcullis gate, portcullis, farm gate, ' +
    'iron gate, prison gate, metal gate, boom barrier',
  chair_move: 'sofa, couch, desk chair, bench, stool, recliner, futon, ottoman',
  zipper: 'zip fly, zipper bag, sleeping bag',
  switch:
    'toggle, lever, dial knob, knob, dimmer, circuit breaker, fuse box, remote control, thermostat, flashlight, ' +
    'hole punch, mousetrap, relay, light switch, door latch, seat belt click, tape recorder button, ' +
    'telegraph key, pressure plate, toaster lever, push button, joypad button, solenoid, stapling',
  impact_wood:
    'wood block, woodblock, log, baseball bat, wood impact, wooden box, wooden object, lumber, wood hit, timber, ' +
    'clapper, baseball, tree bark, wooden crate, chopstick, jenga, pool cue, drumstick, croquet, bowling pin, ' +
    'pins, skittle, bo staff, quarterstaff, coconut, claves, castanet, pallet, baton, truncheon, hockey stick, ' +
    'cricket bat, picture frame, cudgel, bookcase, bookshelf, nunchuck',
  impact_metal:
    'frying pan hit, metal object, metal hit, metal impact, steel bar, metal rod, tin can, tin, oil drum, ' +
    'metal bowl, metal surface, steel, iron, horseshoe, metal bar, cast iron, metal bang, crowbar, manhole, ' +
    'pots and pan, dumbbell, barbell, weights, kettlebell, hubcap, hanger, tool, baking tray, ladle, cage, ' +
    'guardrail, bollard, lamppost, flagpole, grille, thermos, flask, toolbox, gauntlet, breastplate, cuirass, ' +
    'cowling, chassis, handlebar, mess tin, colander, pots and pans',
  impact_glass:
    'clinking glass, champagne flute, toast, drinking glass, glasses, wineglass, goblet, chalice, test tube, ' +
    'beaker, chandelier, hourglass, vial, ornament',
  impact_ceramic:
    'washing dish, dishware, clattering dish, saucer, dishes and pan, teacup, kitchenware, flower pot, pottery, urn, ' +
    'piggy bank, ashtray, tea set, tea cup, pot broken, broken pot, clay pot broken',
  cutlery: 'fork and knife, knives and forks, silver ware, teaspoon, tableware, whisk, tongs, spatula',
  impact_plastic:
    'plastic cup, plastic bottle, lid, crate, lego, plastic object, tupperware, puck, hockey puck, checkers, ' +
    'billiards, snooker, pool ball, traffic cone, scrabble, controller, credit card, trash, garbage, ' +
    'recycling bin, laundry basket, bottle cap, joystick, water bottle, telephone receiver, phone handset, ' +
    'handset, phone hung up, game piece, chip pile, toy brick, pool break, billiard break, ' +
    'air hockey, playing pool, striking pool, game of pool, pool shot, pool table, playing billiards, ' +
    'snooker shot, billiard shot, putting shot, golf putt, ' +
    'billiard table, carom billiards, shooting pool',
  impact_stone:
    'rocks, pebbles, marble block, cobble, stone block, stone slab, slab, gravestone, pestle, cinder block, ' +
    'meteorite, statue',
  thud:
    'body drop, body falling, heavy fall, sack, falling object, something falling, falling body, heavy object, ' +
    'wrestling, wrestler, judo, sumo, tackle, bean bag, hay bale, corpse, dead body, stump, stumble, somersault, ' +
    'acrobat, parkour, breakdance, backflip, battering ram, pillow fight, body slam, bodyfall',
  hit_generic: 'object, heavy hit, impact hit, knock against, flail, melee, headbutt, pinata, rubber stamp, mace',
  punch:
    'fist, fist fight, slap in the face, face slap, face punch, boxing, karate, martial arts, brawl, body blow, ' +
    'kick to the gut, spanking, uppercut, jab, haymaker, roundhouse, kung fu, mma, scuffle, sparring, taekwondo, ' +
    'punch up, fisticuffs, speed bag',
  coin:
    'dropped coin, penny, shilling, pence piece, penny piece, half crown, gold sovereign, quarter, dime, ' +
    'spare change, slot machine, treasure, parking meter, dog tag, ' +
    'pocket change, loose change, coin flip, coin toss, coin spin, slot payout, slot machine coins, gold coins, ' +
    'coin drop, slot machine jackpot',
  keys:
    'key ring, jangling keys, car keys, house keys, bunch of keys, key jangle, jingling keys, earring, bracelet, ' +
    'necklace, collar, dog collar, key chain, keychain, jewellery, bangle, spurs, medals',
  chain:
    'rattling chain, anchor chain, chainmail, shackles, bike chain rattle, chain drag, drawbridge chain, swing chain',
  rattle:
    'shaker, pill bottle, loose part, mechanical vibration, pill, mints, seeds, salt shaker, cocktail shaker, ' +
    'loose screw, egg shaker, dice cup, window rattle, door rattle, baby rattle, rattling window, ' +
    'cabasa, rainstick, hula hoop',
  clatter:
    'clattering dishes noise, pans falling, clanking dish, junk, scrap metal, junkyard, bowling strike, ' +
    'ten pin strike, pins knocked down, cutlery tray, kitchen clatter, dropped tray',
  ball_bounce:
    'bouncing ball, table tennis, volleyball, soccer ball, football kick, golf ball, pinball, racket, racquet, ' +
    'tennis shot, jump shot, hook shot, bank shot, free throw, penalty kick, free kick, goal kick, ' +
    'corner kick, drop kick, ball kick, badminton, squash court, pickleball, ' +
    'badminton, dodgeball, backboard, hoop, soccer, volley, netball, lacrosse, ' +
    'squash game, playing squash, squash ball, squash racket, squash match, padel, padel match, ' +
    'pickleball, racquetball, handball game, handball match, bocce, bocce balls',
  rolling:
    'shopping cart, rolling ball, bowling ball, bowling, wheel, roller, wheelbarrow, suitcase wheel, roulette, ' +
    'stroller, wagon, rolling suitcase, wheelchair, conveyor belt, dolly, casters, gurney, tumbleweed, minecart, ' +
    'stretcher, cartwheel, pram, pushchair, roller coaster, rollercoaster, hamster wheel, spinning top, handcart',
  scrape:
    'chalkboard, fingernail, fingernails on a chalkboard, blackboard, nails on a chalkboard, scraping metal, ' +
    'scraping sound, grinding sound, grinding metal, ski, skis, skiing, skier, snowboard, snowboarder, ' +
    'ice skating, ice skater, iceskate, ice skate, figure skater, ice rink, grater, trowel, rake, talons, claws, ' +
    'eraser, ' +
    'zip line, zipline, hoe, sled, sledge, sleigh, toboggan, bobsled, peeler, spade drag, crate dragged, ' +
    'ice scraper, razor strop, stone slab sliding, dragged chain, furniture dragged, skates, ice skates, skating, ' +
    'sled runner, peeling potatoes, potato peeler, vegetable peeler, ' +
    'bobsleigh, luge, curling stone, shuffleboard',
  squeak:
    'rubber toy, squeaking, squeaky wheel, squeaky shoe, squeegee, dog toy, bed spring, seesaw, rubber glove, ' +
    'latex glove, wellies, whiteboard, rubber chicken, bed springs, bedsprings, mattress spring, saddle creak, ' +
    'squeaky toy, bath toy, sneaker squeak, shoe squeak, squeaky hinge, trolley wheel',
  paper:
    'magazine, turning page, document, letter, crumpled paper, rustling paper, gift wrap, wrapping paper, ' +
    'crackling paper, sheet of paper, foil, material, scroll, map unfolding, page flip, ledger, deck of papers, ' +
    'unfolded letter, newspaper rustle, spellbook, tinfoil, tin foil',
  paper_tear: 'tearing paper, ripping paper, ripping cloth, torn paper, tearing cloth',
  plastic_bag:
    'grocery bag, plastic wrap, cellophane, crinkling plastic, candy wrapper, chip packet, plastic wrapper, ' +
    'backpack, crisp packet, crisps, wrapping film, ziploc, ziplock, packing peanuts',
  cloth:
    'shirt, coat, dress, trousers, jeans, cape rustle, towel, pillow, garment, robe, carpet rustle, silk, denim, ' +
    'leather jacket, bed sheets, sheets, jacket rustle, curtain pull, fabric rustle, clothing rustle, ' +
    'cloth movement, drapery, handkerchief, bandana, shawl, body movement',
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
    'roll of dice, domino, dominoes, yahtzee, d20, d12 roll, d10 roll, d8 roll, d6 roll, d4 roll, sided die, ' +
    'roll of a die, die roll, roll a die, throw a die, throwing a die, rolling a die',
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
    'train crash, car crash, shipwreck',
  ice:
    'cracking ice, breaking ice, frozen lake, icicle, iceberg, ice machine, glacier, ice crack, ' +
    'frozen river cracking, pack ice',
  crunch:
    'dry leaf crunch, crunching gravel, crunching snow, eggshell, pepper mill, pepper grinder, trash compactor, ' +
    'seashell, leaf pile, snow steps, crisp leaves, popcorn crunch, crushed can, ground pepper',
  gore:
    'guts, stab, stabbing, squishy mud, squelching mud, slimy, goo, intestine, blood, tentacle, octopus, squid, ' +
    'blob, ooze, sludge, maggot, slug, worm, jelly, mucus, bog, quicksand, muck, entrails, gunk, goop, snot, ' +
    'flesh hit, meat squish, slime, squelch, slime squelch, organ squish, fish flop, scalpel, snail',
  bone_crack:
    'breaking bone, cracking bone, neck break, cracking knuckle, skull, skeleton, joints, spine, ribs, ' +
    'vertebrae, chiropractor, knuckles cracking, knuckle crack, finger joint, neck snap, celery snap',
};
