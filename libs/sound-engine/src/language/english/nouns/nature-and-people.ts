/** Further English nouns of weather, water, fire, steps, bodies and voices, by source. */
export const NATURE_AND_PEOPLE: Readonly<Record<string, string>> = {
  rain: 'rain drop, rainwater, light shower, rain shower, spring shower, rainfall',
  rain_surface: 'rain stick',
  wind:
    'air, airflow, glider, hang glider, paraglider, squall, draught, tundra, arctic, dunes, sand dune, sahara, ' +
    'mountain ambience, desert ambience, mountaintop, mountain peak, prairie, dust storm',
  blizzard: 'snow storm, sand storm, dust storm, whiteout',
  wind_leaves:
    'tree, palm, reed, hedge, rustling leaf, wind in the tree, shrub, shrubbery, hedgerow, fern, crops, ivy, vines, ' +
    'bramble, thicket, canopy, treetops, willow, maple, houseplant, plant, wheat, cattails',
  snow_avalanche:
    'tumbling boulder, mud slide, land slide, scree, calving glacier, rockfall, rock fall, slab avalanche, rockslide',
  stream: 'flowing water, running stream, canal, spring water, fountain, aqueduct, peeing, whirlpool',
  waterfall: 'niagara, weir, sluice, floodgate, flood, whitewater',
  ocean_waves:
    'coast, seaside, seashore, breaker, lake, surge, lagoon, fjord, reef, cove, coastline, seafront, shoreline, ' +
    'bay, harbour, harbor, marina, wharf, quay, maelstrom, undertow, riptide, breakwater, swell of the sea, atoll',
  water_lap:
    'sailboat, sailing boat, rowboat, rowing boat, rowing, canoe, kayak, raft, dinghy, oar, ripple, jetty, ' +
    'catamaran, trimaran',
  drip: 'dripping water, leaky faucet, leaky tap, dripping tap, dripping faucet, downspout, stalactite',
  bubbles:
    'bubbling water, fish tank, jellyfish, water cooler, bong, hookah, cauldron, lava lamp, jacuzzi, hot tub, ' +
    'percolator, bubbling mud, mud pool, scuba bubbles, air bubbles, fermentation, bubbler, tar',
  pour:
    'juice, milk, coffee, tea, wine, whisky, whiskey, rum, vodka, champagne glass, cocktail, pouring water, ' +
    'cereal pour, beer pour, pouring drink',
  tap:
    'running water, kitchen sink, kitchen faucet, kitchen tap, bathroom sink, hand washing, washing hand, ' +
    'spigot, tub, bidet',
  spray:
    'fire extinguisher, water gun, spray paint, spray bottle, garden hose, squirt gun, water pistol, ' +
    'pressure washer, geyser, deodorant, perfume, air freshener, graffiti, pesticide, insecticide, airbrush, ' +
    'shaving foam, shaving cream, hosepipe, hairspray, fire hose, silly string, sandblaster, sandblasting',
  splash:
    'cannonball, swimmer, pool, swimming pool, bass fish, fish, goldfish, shark, piranha, salmon, carp, koi, ' +
    'trout, belly flop, waterslide, surfboard, surfer, oars, paddle, paddling, cannonball jump, ' +
    'belly flop splash, bellyflop, splashdown, cannonball dive',
  steam:
    'air release, compressed air, gas leak, steam vent, vapor, vapour, air hose, pressure release, pressure cooker, ' +
    'espresso, sauna, humidifier, cryo pod, valve, exhaust, fumarole, steam iron, steam pipe, inner tube, ' +
    'milk frother, steam wand, steam valve, air leak, leaking gas, tyre valve, airlock hiss, radiator hiss, airhose, ' +
    'tear gas, teapot whistle',
  boiling:
    'tea kettle, boiling pot, pot of boiling water, simmering water, lava, magma, tar pit, rice cooker, ' +
    'slow cooker, whistling kettle, kettle whistle, tea urn, stockpot, bubbling pot',
  fizz:
    'soda pop, carbonated drink, sparkling water, coke, cola, fizzy drink, seltzer, tonic water, ginger ale, ' +
    'prosecco, antacid, bath bomb, champagne bubbles, fizzing drink, effervescent tablet, soda fizz',
  toilet_flush: 'urinal, restroom, commode, loo, latrine, outhouse, cistern',
  campfire:
    'torch, flaming torch, flickering torch, camp fire, crackling fire, hearth, log fire, candle, fireside, ' +
    'brazier, kiln',
  fire_large:
    'forest fire, building fire, house fire, raging fire, huge fire, bush fire, burning house, fire storm, ' +
    'wild fire, pyre, arson, forge, incinerator, backdraft',
  ignite:
    'match strike, lit match, zippo, matchstick, blowtorch, gas burner, fire breath, dragon fire, balloon burner, ' +
    'hot air balloon, fuse, bunsen burner, molotov, tinder, flare, gas stove, gas hob',
  sizzle:
    'frying food, deep fryer, steak, frying bacon, frying egg, barbecue, bbq, skillet, wok, hot oil, ' +
    'griddle, searing steak, hot pan, sizzling pan, frying onions, stir fry, fajita, acid',
  footsteps:
    'tap dance, foot, feet, hiker, sandal, flip flop, tap dancing, marching feet, marching boots, ' +
    'footfall, footfalls, soldiers marching, stair steps, boot steps, bootsteps, clogs',
  run: 'running step, running foot, running feet, jogger, treadmill, marathon, stampede',
  hooves:
    'galloping horse, horse hooves, horseback, carriage, stagecoach, jockey, cavalry, rodeo, derby, chariot, ' +
    'horse and trap, pony and trap, horse drawn bus, horse drawn coach, racecourse, riding school, gymkhana, ' +
    'show jumping, dressage, ' +
    'horse rider, horse riders, horsemen, horseman, mounted police, posse, coach and horses, coach horses, clip clop',
  patter:
    'spider, beetle, cockroach, crab, ant, scorpion, centipede, lobster, tarantula, gecko, millipede, ' +
    'tortoise, turtle, ladybug, earwig, woodlouse',
  clap: 'hand clap, high five',
  applause: 'round of applause, clapping crowd, standing ovation, clapping noise, clapping hand, encore',
  finger_snap: 'finger snapping, snapping finger, snap of finger, snap of a finger',
  heartbeat: 'beating heart, heart sound',
  breathing:
    'wheeze, wheezing, respiration, oxygen mask, snorkel, gas mask, asthma, space helmet, diving helmet, ' +
    'respirator, medical ventilator, aqualung, scuba regulator, scuba mask, hyperventilation, panting dog, vape, ' +
    'vaping, e-cig, cigarette drag',
  snore: 'sleeping man, snoring person, nap',
  cough: 'throat clearing, throat, clearing throat',
  gasp_sigh: 'sigh of relief, sharp breath, intake of breath',
  burp: 'eructation',
  chew:
    'chewing gum, bite of apple, apple, crunchy chip, carrot, cereal, celery, potato chip, potato crisp, apple bite, ' +
    'eating crisps, crunchy bite, bite into apple, noisy eater',
  kiss: 'peck on the cheek, snog, lip smack',
  whisper: 'whispering voice, hushed voice, asmr',
  vomit_gargle: 'puke, mouthwash, spittle, hairball',
  speech_male:
    'gentleman, dude, father, dad, grandfather, boss, adult male, commentator, reporter, radio host, teacher, ' +
    'politician, preacher, priest, narration, monologue, dialogue, dialog, talking, speaking, male speaker, talk, ' +
    'speech of a person, policeman, soldier, officer, king, wizard, husband, brother, uncle, men, someone talking, ' +
    'a voice, human voice, sermon, adult, grown up, judge, detective, shopkeeper, auctioneer, host, ' +
    'presenter, comedian, reverend, butler, landlord, dwarf, elf, villager, innkeeper, sorcerer, interviewer, ' +
    'interview, eulogy, voiceover, storyteller, podcaster, newsreader, weatherman, sportscaster, emcee, tour guide, ' +
    'poem, poetry, grandpa, voicemail, bloke, chap, lad, audiobook',
  speech_female:
    'mother, mom, mum, grandmother, aunt, wife, sister, queen, female speech, adult female, female speaker, ' +
    'female narrator, actress, girlfriend, she, womans voice, woman voice, nurse, waitress, maid, stewardess, ' +
    'flight attendant, hostess, grandma, granny, niece, goddess, sorceress, librarian, midwife, duchess, heroine, ' +
    'policewoman, siri, alexa, princess, bride, receptionist, lass',
  speech_child:
    'youngster, little girl, little boy, young boy, young girl, son, daughter, kid voice, childrens voice, ' +
    'child voice, preschooler, teen, teenager, kiddo, siblings, twins, tot, schoolgirl, schoolboy',
  crowd_walla:
    'voices, talking crowd, public, onlooker, crowd noise, mob, people talking, group of people, party, guests, ' +
    'customer, spectator, background talking, background conversation, students, crowd talking, market, ' +
    'bystander, group, shoppers, tourists, protesters, protest, demonstrators, rally, riot, rioters, villagers, ' +
    'townsfolk, congregation, attendees, patrons, jury, auction, throng, parade, commuters, diners, ' +
    'wedding reception, small talk, street market, crowd mutter, audience chatter, muttering crowd, ' +
    'restaurant chatter, playground chatter, angry crowd, tourist crowd, partygoers, funfair',
  cheer:
    'sports fan, football fan, soccer fan, cheering crowd, applause and cheer, hooray, hurrah, cheering audience, ' +
    'touchdown, home run, cheerleader, supporters, fans, goal celebration, ovation, whooping crowd, ' +
    'spectators cheering, yay, huzzah, merriment, revelry, jubilation, festivity, festivities, woohoo',
  children_playing:
    'boys playing, girls playing, pupils playing, toddlers playing, children at play, kids at play, ' +
    'kids playing, group of children playing, group of child playing, child playing, kindergarten, recess, ' +
    'kid playing, nursery, daycare, bouncy castle, birthday party, elementary school, schoolchildren, school yard, ' +
    'school day',
  laugh:
    'giggling, cackle, belly laugh, laughing, chortle, laugh track, snicker, guffaw, witch laugh, ' +
    'maniacal laughter, snigger, titter, hysterics, evil laugh, goblin giggle, sitcom laughter, audience laughter, ' +
    'snort of laughter, maniacal laugh',
  baby_laugh: 'baby laughter, laughing baby, giggling baby, baby giggling, baby laughing, baby babble',
  baby_cry: 'crying baby, baby crying, infant crying, wailing baby, crib',
  cry:
    'crying woman, crying man, weeping woman, crying child, crying, mourner, funeral, tantrum, tears, ' +
    'whimpering child, weeping widow',
  scream: 'screaming woman, blood curdling scream, scream of terror, wilhelm scream, banshee',
  shout:
    'battle cry, war cry, bellow, exclamation, holler, argument, altercation, quarrel, squabble, heckler, protester, ' +
    'bickering, dispute, street vendor, town crier, angry mob, football coach, drill sergeant, sergeant, newsboy, ' +
    'paper boy, market trader, barker, foreman, booing crowd, heckling',
  grunt_groan:
    'effort, strain, pain sound, zombie groan, exertion, weightlifter, agony, arm wrestling, caveman, hurt, ' +
    'enemy death, enemy dies, enemy dying, enemy killed, npc death, enemy hurt, player hurt, player damage, ' +
    'take damage, damage taken, get hurt, ' +
    'strained effort, death groan, sigh of effort, pain grunt, lifting grunt',
  sing:
    'opera, choral, choral music, lullaby, hymn, vocal, a cappella, singing voice, gregorian chant, carol, caroler, ' +
    'anthem, gospel, soprano, tenor, baritone, karaoke, serenade, yodel, shanty, mantra, aria, nursery rhyme, ' +
    'psalm, muezzin, mermaid, barbershop quartet, hallelujah, children choir, male vocalist, female vocalist, ' +
    'vocalist, crooner, choral singing',
  whistle_human: 'whistling man, whistled tune, whistling tune, catcall, wolf whistle',
};
