/** Further English nouns of animals, fantasy, effects and places, by source. */
export const CREATURES_AND_PLACES: Readonly<Record<string, string>> = {
  dog_bark:
    'barking dog, doggy, canine, seal, pet, bulldog, husky, beagle, dog noise, mutt, fox, kennel, labrador, ' +
    'doberman, pit bull, pitbull, pug, pooch, doggo, hyena',
  dog_growl: 'growling dog, snarling dog',
  dog_whine: 'whining dog, whimpering dog, crying dog, dog crying, sad dog, hurt dog',
  wolf_howl: 'howling wolf, wolf pack, howling dog, werewolf, wolves, jackal, dire wolf, dingo',
  cat_meow: 'meowing cat, caterwaul, cat fight, feline, cat yowl, pussycat, tomcat, cat noise',
  cat_purr: 'purring cat, purring kitten',
  cat_hiss: 'hissing cat',
  cow:
    'cattle herd, calf, buffalo, ox, moose, bison, mooing cow, dairy cow, yak, steer, wildebeest, muskox, ' + 'caribou',
  sheep_goat:
    'ram, ewe, bleating sheep, flock of sheep, alpaca, llama, deer, camel, antelope, gazelle, reindeer, elk, ' +
    'giraffe, kangaroo, stag',
  horse_neigh:
    'neighing horse, mule, stallion, mare, zebra, foal, unicorn, colt, filly, thoroughbred, clydesdale, equine',
  pig: 'piglet, pig grunt, oinking pig, warthog, hippo, rhino, piggy, sow',
  rooster: 'crowing rooster, cock',
  chicken:
    'clucking hen, chicken coop, chick, clucking chicken, fowl, poultry, quail, emu, pheasant, partridge, ostrich',
  duck_goose:
    'duckling, honking goose, swan, mallard, quacking duck, gander, waterfowl, honking geese, grebe, coot, ' +
    'wildfowl',
  turkey: 'gobbling turkey',
  pigeon: 'cooing pigeon, cooing dove, turtledove',
  crow: 'rook, magpie, cawing crow, jackdaw, vulture, jay',
  owl: 'hooting owl, barn owl, screech owl, night owl, great horned owl',
  seagull:
    'sea gull, sea bird, albatross, pelican, penguin, heron, crane bird, tern, flamingo, puffin, fulmar, ' +
    'frigatebird',
  songbird:
    'chirping bird, bird singing, singing bird, nightingale, finch, blackbird, warbler, lark, wren, bluebird, ' +
    'dawn chorus, tweeting bird, chirping, birdcall, bird noise, mockingbird, cardinal, thrush, swallow bird, ' +
    'bird chatter, hummingbird, starling, swallows, chickadee, parakeet, budgie, budgerigar, bat chirp, ' +
    'kookaburra, skylark, aviary, fledgling, nestling, hatchling, bunting, greenfinch, bellbird, whitethroat, ' +
    'kinglet, birdlife',
  parrot_squawk:
    'macaw, cockatoo, squawking bird, squawking parrot, jungle bird, tropical bird, exotic bird, cockatiel, toucan, ' +
    'pterodactyl, screeching bird, kookaburra',
  eagle: 'bald eagle, osprey, red tailed hawk, kite bird, buzzard, sparrowhawk',
  woodpecker: 'woodpecker drumming',
  wings:
    'wing flapping, flapping wing, bird flying away, bird taking off, bird flock, bird takeoff, ' +
    'flock of birds flying, wings flapping, bat wing, bird flapping, dragon wings, birds flying away, wingbeat, ' +
    'flock of bird, bird flight, pigeon takeoff, flock taking off, bat wings, wing beat, wing beats, startled birds, ' +
    'butterfly wings, moth wings',
  frog: 'croaking frog, bull frog, tree frog, peeper, spring peeper, rice paddy, everglades',
  cricket:
    'chirping cricket, cricket chirping, crickets chirping, bug, insect noise, chirping insect, night bugs, ' +
    'insects chirping',
  cicada: 'summer insect, buzzing cicada',
  bee_fly:
    'buzzing bee, buzzing fly, buzzing insect, swarm of bee, insect buzzing, house fly, housefly, flying insect, ' +
    'dragonfly, beehive, hive, horsefly, insect swarm, beetle, moth, butterfly, bee swarm, bluebottle, ' +
    'insect flying, yellow jacket, insect flying around, bumble bee, insect wing, fly swarm, flying bug, bee hive, ' +
    'honeybee, insect buzz',
  mosquito: 'buzzing mosquito, midge, mosquito flying',
  lion_roar:
    'roaring lion, panther, cougar, jaguar, lioness, grizzly, big cat, wildcat, lion cub, cheetah, mountain lion, ' +
    'polar bear, lynx, wolverine, panda, puma, bobcat, ocelot',
  elephant: 'mammoth',
  monkey: 'chimp, baboon, orangutan, howler monkey, gibbon, monkey chatter, lemur',
  mouse_rat:
    'mice, rodent, squeaking mouse, bat squeak, guinea pig, bats, squeaking rat, gerbil, bat squeaking, rabbit, ' +
    'bunny, hedgehog, ferret, raccoon, mouse squeaking, beaver, weasel, mole, chinchilla, meerkat, opossum, ' +
    'possum, skunk, badger, mongoose, hare, koala, otter, sloth, vole, gopher, dormouse, vermin, ' +
    'mink, armadillo, anteater, platypus, wombat, wallaby, marten, stoat, polecat, shrew, lemming, ' +
    'groundhog',
  snake:
    'hissing snake, cobra, viper, python, serpent, lizard, reptile, alligator hiss, anaconda, boa, iguana, adder, ' +
    'rattler',
  whale:
    'whale call, humpback whale, orca, dolphin click, whale singing, sea lion, walrus, porpoise, manatee, blowhole',
  monster:
    't rex, ogre, troll, orc, godzilla, giant, kraken, gremlin, goblin, demon voice, demon growl, velociraptor, ' +
    'raptor, crocodile, animal, animals, trex, yeti, bigfoot, kaiju, imp, hellhound, undead, ghoul, devil, gargoyle, ' +
    'hydra, minotaur, cyclops, mutant, behemoth, chimera, xenomorph, sasquatch, fiend, alligator, gator, brute, ' +
    'warg, djinn, minion, titan, colossus, bear growl, creature chitter, swamp thing, dragon roar, dinosaur call, ' +
    'predator snarl, alien creature, golem, wyrm, cryptid, chupacabra, hobgoblin, pterosaur, pteranodon, ' +
    'tyrannosaur, mummy, gorgon, sea monster, rock giant',
  whoosh:
    'whoosh by, wooshing, quick pass, rushing air, pass by whoosh, swoop, whooshes by, logo whoosh, whoosh pass, ' +
    'dodge, freefall, free fall, skydiver, skydiving, bungee jump, vortex, motion graphics, slow motion, ' +
    'logo animation, cartoon zip, whip pan, trebuchet',
  swish:
    'bat swing, golf swing, swing of a bat, swinging bat, arm swing, swinging rope, staff swing, frisbee, ' +
    'boomerang, fishing rod, golf club, rope, tennis racket swing, karate chop, lasso, throwing knife, ' +
    'throwing star, paper plane, jump rope, windscreen wiper, windshield wiper, wiper, golfer, golf, ' +
    'golf shot, driving shot, chip shot, iron shot, bunker shot, tee shot, tee off, ' +
    'baton twirl, fly swatter, fishing cast, casting a line',
  laser:
    'laser gun, plasma rifle, plasma rifle burst, laser shot, laser beam, laser blast, ray gun shot, space gun, ' +
    'blaster shot, phaser shot, plasma gun, laser cannon, alien gun, laser rifle, death ray, energy blast, ' +
    'ray beam, photon torpedo, sci fi weapon, plasma cannon, laser pistol, beam weapon, railgun, zapper gun, ' +
    'blaster bolt, pew pew, zap gun, plasma bolt, lazer, lazer blast, lazer gun',
  teleport:
    'teleportation, teleporter, beam up, warp drive, hyperspace, warp speed, time travel, time machine, wormhole, ' +
    'hyperdrive, stargate, beam me up, dematerialize, tardis, rift, respawn, spawn, dimension, abduction, ' +
    'time loop, lightspeed, hyperspace jump',
  spaceship:
    'alien ship, spacecraft, star ship, flying saucer, spaceship flyby, ufo hovering, mothership, alien craft, ' +
    'space craft, space engine, space station hum, warp core, death star, hover craft, hover car, hoverboard, ' +
    'escape pod, ion engine, tie fighter, hoverbike, hovercar, warp engine, space shuttle, shuttlecraft, ' +
    'starfighter, landing craft, flying car, flying cars, hyperdrive hum, starship bridge, spaceship bridge',
  force_field:
    'forcefield, shield hum, energy field, light saber, lightsaber swing, energy beam, plasma ball, electric field, ' +
    'laser sword, energy sword, plasma sword, light sabre, reactor, sci fi shield, magnetic field, tractor beam, ' +
    'lightsabre, lightsaber ignition, laser saber, barrier, magnet, power core, particle accelerator, plasma shield',
  robot:
    'robot movement, robotic arm, mechanical arm, robot walking, mecha, robotic, exoskeleton, terminator, ' +
    'cyborg movement, robot moving, transforming robot, droid movement, robotic movement, mech walking, ' +
    'power armor, exosuit, exo suit, actuator, bionic arm, prosthetic, animatronic, nanobots, servo motor, ' +
    'servo whir, mech suit, gun turret turning, motorised arm, robot servo, walker mech, aileron, ailerons, ' +
    'landing gear',
  robot_voice:
    'robotic voice, robot talking, r2d2, robot speech, computer voice, robot chatter, vocoder, talking robot, ' +
    'synthetic voice, ai voice, robot speaking, robot beep, electronic voice, droid beep, dalek, alien voice, tts, ' +
    'alien speech, android voice, chatbot, glados, virtual assistant, automated voice, automated announcement',
  magic_shimmer:
    'sparkle chime, sparkling chime, magical chime, pixie dust, magic chime, shimmer, magical shimmer, glistening, ' +
    'shimmering, enchanted, magical, glimmer, tinkerbell, dreamy harp, pixie, gem, jewel, ruby, emerald, diamond, ' +
    'sapphire, orb, relic, artifact, amulet, talisman, aura, glow, glint, stardust, angel, halo, genie, wisp, ' +
    'snowflake, crystal ball, fairy dust, sparkle, twinkle sound, chandelier chime, magic dust',
  spell:
    'healing spell, fire ball, casting a spell, magic attack, magic missile, potion, magic bolt, heal, sorcery, ' +
    'heal spell, wizard spell, witchcraft, freeze spell, arcane, ice magic, fire magic, magic blast, mana, rune, ' +
    'glyph, incantation, conjuring, summon, alchemy, elixir, resurrection, levitation, telekinesis, polymorph, ' +
    'transformation, invisibility, frost bolt, ice bolt, fire bolt, frost nova, chain lightning, magic cast, ' +
    'spell cast, freeze effect',
  poof:
    'puff of smoke, smoke puff, disappear, smoke bomb, smoke poof, magic disappear, dust cloud, magic trick, ' +
    'cloud of dust',
  dark_magic:
    'dark spell, black magic, evil spell, evil magic, hex, necromancy, shadow magic, demonic, satanic ritual, ' +
    'ritual, summoning, dark energy, voodoo, void, occult, underworld, pentagram, ouija board, exorcism, cult, ' +
    'black hole, dark portal, demon portal, cursed portal, summoning circle, evil aura, debuff, ouija, ' +
    'ritual curse',
  coin_pickup:
    '8 bit coin pickup, game coin, mario coin, item pickup, coin sound game, video game coin, collect item, ' +
    'gem pickup, coin grab, item collect, coin get, arcade coin, pick up item, gem collect, loot, treasure pickup, ' +
    'collectible, ring pickup, key pickup, xp, rupee, medkit, points, item found',
  jump_game: 'mario jump, platformer jump, double jump, hop, platformer, mario',
  powerup_game:
    'level up jingle, victory jingle, winning jingle, power up pickup, powerup, game power up, level complete, ' +
    'victory, victory fanfare, quest complete, extra life, bonus, win jingle, winning, level win, ' +
    'mission complete, video game power up, shield power up, speed power up, weapon power up, ' +
    '8 bit power up, retro power up, arcade power up, pixel power up, chiptune power up, magic power up, you win, ' +
    'unlock achievement, achievement unlocked, health pickup, ' +
    'level clear, win sound, jackpot, health potion, reward, prize, upgrade, mission success, quest completed, ' +
    'high score, winner, stage clear, trophy, medal, badge, checkpoint, objective, quest, combo, save point, ' +
    'rank up, levelup, mission accomplished, congratulations, world record, puzzle solved, killstreak, ' +
    'save game, game saved, autosave',
  game_over:
    'losing, game lose, you lose, mission failed, retro death, game fail, 8 bit death, player death, lose sound, ' +
    'level fail, losing sound, player dies, defeat, death sound game, game lost, fail jingle, loser, knockout, ko, ' +
    'eliminated, bankrupt, womp womp',
  retro:
    'chip tune, video game, arcade machine, nintendo, gameboy, atari, pac man, pacman, space invaders, 16 bit, ' +
    'retro gaming, old school game, tetris, nes, sega, pixel game, arcade cabinet, pinball machine, game console, ' +
    'pong, commodore, snes, zelda, asteroids, pachinko, arcade bleep, chiptune, eight bit, arcade blip, pinball',
  riser:
    'rising tension, build up tension, tension build, tension builder, noise sweep, sweep up, white noise sweep, ' +
    'crescendo, rising tone, rising pitch, suspense build, build, buildup, escalation, tension riser, ' +
    'build up riser, uplifter, riser sweep, charge up',
  boom:
    'cinematic hit, trailer impact, epic impact, deep impact, cinematic slam, big impact, epic hit, bass boom, ' +
    'heavy impact cinematic, cinematic bang, trailer slam, impact boom, bass hit, low end impact, deep hit, ' +
    'orchestral hit, bass impact, dramatic hit, impact trailer, logo reveal, title reveal',
  braam:
    'bwah, inception, inception braam, foghorn blast cinematic, inception sound, bramm, brass hit, brass blast, ' +
    'trailer horn, bwam',
  sub_drop:
    'subdrop, downer, downlifter, sub bass, bass fall, drop bass, low frequency drop, falling bass, pitch drop, ' +
    'power drop, sub hit, bass sweep, down sweep, downsweep, 808',
  drone:
    'dark atmosphere, eerie atmosphere, creepy atmosphere, tense atmosphere, spooky atmosphere, ' +
    'ominous atmosphere, sinister atmosphere, horror atmosphere, ' +
    'tension drone, horror ambience, creepy ambience, dark ambient, eerie ambience, suspense drone, ' +
    'ominous ambience, meditation, dread, mystery, spooky ambience, evil presence, suspense, ambient music, ' +
    'synth drone, dark tone, ominous tone, binaural, ambient texture, suspenseful, soundscape, nebula, backrooms',
  stinger:
    'violin hit, string hit, jumpscare, scare chord, violin screech, orchestral stab, horror stab, psycho violin, ' +
    'jumpscare stinger, string stab, scary hit, dun dun dun, screeching violin, dramatic chord, horror strings, ' +
    'suspense hit, psycho strings, dramatic stab, scare, plot twist, jump scare, scare sting, musical sting, ' +
    'dramatic sting, horror sting',
  ghost:
    'haunted house, poltergeist, ghostly, phantom, specter, ghost voice, apparition, theremin, spectre, ' +
    'ghost whisper, wraith, ghostly voice, haunted mansion, seance, halloween',
  heartbeat_tension:
    'tense heart beat, suspense heartbeat, dramatic heartbeat, suspenseful heartbeat, fast scary heartbeat, ' +
    'horror heartbeat, slow heartbeat cinematic, nervous heartbeat, low health, panic attack, racing heart, ' +
    'pounding heart',
  reverse:
    'reverse whoosh, reverse swell, reversed sound, reverse crash, backwards sound, reverse reverb, reverse piano, ' +
    'rewind effect, reversed piano, time rewind',
  boing:
    'boing sound, spring boing, cartoon spring, jaw harp, springy, jew harp, spring bounce, trampoline, ' +
    'ruler on desk, rubber band, door stopper, bouncy spring, coil spring, elastic, diving board, mouth harp, ' +
    'pogo stick, wobble, wobbly, slinky, doorstop, bungee cord, ruler twang, spring twang, bouncing spring, ' +
    'twang, flexatone',
  slide_whistle:
    'cartoon fall, cartoon falling, cartoon slip, falling cartoon, cartoon slide, banana slip, plummet, ' +
    'falling whistle, descending whistle, swanee whistle',
  splat:
    'pie in the face, tomato splat, egg splat, cream pie, splat cartoon, pie splat, water balloon, tomato, egg, ' +
    'cake, pie face, paint splat, paintball, custard pie, food fight, custard, tomato throw, slop, mud splat, ' +
    'bird dropping',
  toon_run:
    'cartoon run, cartoon feet, running cartoon, cartoon scramble, scooby doo running, cartoon footsteps, ' +
    'flintstone run, cartoon run away, tiptoe, xylophone run',
  forest:
    'forest ambience, jungle ambience, rainforest ambience, wilderness, woodland ambience, woods ambience, ' +
    'outdoor nature, park, garden, tropical forest, spring season, spring morning, countryside morning, ' +
    'backyard, jungle atmosphere, nature ambience, trail, orchard, grove, mangrove, vineyard, grassland, ' +
    'pasture, prairie, village green, nature reserve, national park',
  night:
    'night time, nighttime, night ambience, evening, swamp ambience, marsh, wetland, midnight, bayou, night meadow, ' +
    'meadow at night, field at night, night countryside, savanna, dusk, summer evening, camp, ' +
    'desert night, campsite, ranch night, camping, moonlight',
  city:
    'city ambience, urban ambience, city street, street ambience, new york, urban street, plaza, city life, ' +
    'village, metropolis, cityscape, tokyo, times square, suburb, neighborhood, neighbourhood, city park, ' +
    'skyscraper, london, paris, chicago, berlin, los angeles, manhattan, promenade, cyberpunk',
  cafe:
    'coffee house, restaurant ambience, cafe ambience, tavern, pub ambience, bar ambience, canteen, cafeteria, ' +
    'food court, bistro, diner ambience, coffeehouse, nightclub, night club, banquet, dinner party, saloon, ' +
    'busy bar, coffee shop ambience, starbucks, medieval tavern, cocktail party, inn, biergarten, lunch, dinner, ' +
    'buffet, speakeasy, beer garden, cantina, refectory, lunch room, chip shop ambience',
  office:
    'office ambience, office space, call center, classroom ambience, lecture hall, newsroom, school, ' +
    'workspace, open office, co working space, computer room, school classroom, meeting room, ' +
    'cubicle, boardroom, conference room, trading floor, stock exchange',
  public_place:
    'airport terminal, shopping mall, grocery store, store, shop, waiting room, hospital ambience, ' +
    'train station ambience, casino, hotel lobby, airport ambience, supermarket ambience, mall ambience, bank, ' +
    'gym, bowling alley, bus stop, swimming hall, indoor pool, museum ambience, shopping center, post office, ' +
    'zoo, fair, theme park, amusement park, carnival, theater, theatre, cinema, indoor public, train platform, ' +
    'platform, terminal ambience, hospital room, department store, departure lounge, concourse, pharmacy, ' +
    'clinic, foyer, atrium, gallery, exhibition, expo, spa, aquarium hall, university, shopping centre, ' +
    'locker room, police station, marketplace, bazaar, parliament, festival, street fair, convention, ' +
    'emergency room, leisure centre, fitness studio, auction house, betting shop, bookshop, bookstore, ' +
    'bakery ambience, bookshop ambience, bookstore ambience, barber shop ambience, hair salon ambience, ' +
    'beauty salon ambience, butcher shop ambience, delicatessen ambience, corner shop ambience, ' +
    'fishmonger ambience, florist ambience, toy shop ambience, gift shop ambience, pet shop ambience, ' +
    'betting shop ambience, bingo hall ambience, auction room ambience, auction house ambience, ' +
    'changing room ambience, town hall ambience, village hall ambience, prison yard ambience, ' +
    'waiting hall ambience, ticket office ambience, community centre ambience, nursing home ambience, ' +
    'circus ambience',
  stadium:
    'sports stadium, football stadium, stadium ambience, arena crowd, football game, baseball game, soccer match, ' +
    'sporting event, soccer game, basketball game, hockey game, football match, game crowd, concert crowd, ' +
    'sports event, colosseum, rugby match, sports crowd, soccer stadium, boxing match, super bowl, olympics, ' +
    'baseball stadium, world cup, concert hall, sports game, tournament, hockey, ice hockey, bleachers, grandstand, ' +
    'bullfight',
  cave:
    'cave ambience, cavern, dungeon ambience, catacomb, sewer ambience, crypt, mine, mineshaft, grotto, ' +
    'cave atmosphere, underground cave, cellar, basement, bunker, tomb, sewer tunnel, mine shaft, wine cellar, ' +
    'abandoned mine',
  room_tone:
    'empty room, silent room, quiet house, room ambience, living room, bedroom, stillness, empty house, ' +
    'apartment, bathroom, kitchen, garage, attic, hotel room, hallway, corridor, house ambience, ' +
    'church ambience, cathedral ambience, kitchen ambience, classroom empty, indoor ambience, quiet, studio, ' +
    'indoors, hall, morgue, ' +
    'roomtone, room tones',
  construction:
    'building site, construction work, construction noise, factory ambience, industrial ambience, ' +
    'construction sounds, industrial noise, workshop ambience, building construction, mechanic shop, carpentry, ' +
    'repair shop, manufacturing plant, warehouse ambience, shipyard, sawmill, construction zone, ' +
    'industrial plant, steel mill, machine shop, industrial, auto shop, road construction, construction crew, ' +
    'factory floor, demolition site, assembly line, production line, quarry, builders, renovation, diy, ' +
    'home improvement, foundry, refinery, steelworks, brewery, mining, excavation, oilrig, oil rig',
  farm:
    'farm ambience, barnyard, farmyard, farm animal, barn ambience, ranch, stable, petting zoo, livestock, ' +
    'farm life, farmhouse, chicken farm',
  war:
    'war zone, battle field, warzone, battle sounds, war ambience, battle ambience, combat, warfare, trench, ' +
    'firefight, d day, invasion, army battle, front line, war sounds, ambush, skirmish, army, troops, battalion, ' +
    'ww1, ww2, vietnam',
  space:
    'outer space ambience, space ambience, deep space, sci fi ambience, space station, laboratory ambience, ' +
    'space atmosphere, lab, science lab, sci fi lab, spaceship ambience, alien planet, space shuttle interior, ' +
    'starship bridge, sci fi room, spaceship bridge, mars, moon surface, moon base, galaxy, sci fi atmosphere, ' +
    'spaceship cabin, cryo chamber, cosmos, universe, space void, sci fi interior, control room, cosmic, orbit, ' +
    'planet, spacesuit, observatory, control center, command center',
  cabin:
    'airplane interior, cabin interior, plane cabin interior, inside a car, inside an airplane, plane interior, ' +
    'inside car, cabin ambience, plane cabin, bus interior, train interior, inside a plane, car cabin, ' +
    'inside a train, airplane ambience, interior car, in flight ambience, airplane cabin ambience, train cabin, ' +
    'aircraft cabin, truck interior, inside a bus, submarine interior, ship cabin, aircraft interior, ' +
    'boat interior, road trip',
  pink_noise: 'brownian noise, red noise, brown noise sleep, sleep noise',
  sine_tone:
    'pure tone, test tone 1 khz, sine sweep, tone sweep, tinnitus, ringing ears, ears ringing, ear ringing, ' +
    'high pitched tone, constant tone, continuous tone, sustained tone, ringing in the ears, steady tone, ' +
    'high frequency tone, ringing in ears, long tone, feedback loop',
};
