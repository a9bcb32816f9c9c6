/**
 * English nouns of clocks, signals, instruments and weapons, and what is left, by source; entries are parted by commas.
 */
export const SIGNALS_AND_WEAPONS: Readonly<Record<string, string>> = {
  clock_tick:
    'ticking clock, ticking watch, stopwatch, stop watch, wristwatch, time bomb, ticking bomb, kitchen timer, ' +
    'tic toc, second hand, timepiece, mantel clock, metronome, timer ticking, pocket watch',
  alarm_clock: 'clock radio, clock alarm, wake up alarm, morning alarm, snooze button',
  cuckoo_clock: 'chiming clock, clock bell, cuckoo, striking clock',
  gears:
    'cogwheel, gear shift, turning gear, machinery gear, mechanical gear, grinding gear, steampunk machine, ' +
    'watermill, contraption, sprocket, conveyor, printing press, windmill, flywheel, water wheel, ' +
    'film projector, movie projector, clockwork toy, cogs, bottling line, winch motor, drive belt, escalator, ' +
    'gondola lift, gear train, drive train, drivetrain, valve train',
  music_box:
    'carousel, merry go round, musical box, toy piano, jack in the box, ice cream truck, toy music, musical toy, ' +
    'ballerina box, fairground, hurdy gurdy, doll, snow globe, ice cream van, ' +
    'kalimba, thumb piano, mbira',
  ui_click:
    'ui tap, interface click, menu click, ui button, menu button, ui select, interface beep, app click, ' +
    'menu selection, ui hover, button tap, interface tap, menu navigation, ui sound, menu sound, interface sound, ' +
    'ui toggle, ui swipe, ui pop, app button, interface select, cursor, menu, tooltip, dropdown, checkbox, tab, ' +
    'popup, inventory, touchscreen, scrolling, icon, navigation, app, selection, interface, hover sound, ui back, ' +
    'back button, ui confirm click, item drop, button press, ui feedback, ' +
    'interface feedback, button feedback, click feedback, hover feedback, next track, previous track, ' +
    'delete, undo, redo',
  ui_notification:
    'ui chime, text message, email alert, app notification, incoming message, message tone, new message, sms, ' +
    'alert tone, notification bell, reminder, app alert, chat message, notification chime, notification ding, ' +
    'ui notification, email, message sound, ui alert, dm, slack, inbox, friend request, elevator ding, ' +
    'door chime tone, two tone chime, announcement chime, platform chime, submenu, new mail, e-mail, advisory, ' +
    'voicemail alert, push message',
  ui_success_error:
    'error notification, purchase chime, payment chime, completion chime, wrong buzzer, correct ding, ' +
    'success jingle, error alert, access granted, ui confirm, confirm sound, task complete, invalid, ui cancel, ' +
    'login, logout, approval, transaction, payment, checkmark, verification, confirm tone, puzzle chime, ' +
    'correct answer chime, wrong answer tone, denied beep, quest complete tone',
  beep:
    'countdown, countdown timer, countdown beep, morse code, beeping, beeping tone, censor beep, electronic sound, ' +
    'censor bleep, pager, beeping machine, barcode, metal detector, keypad, parking sensor, morse, beacon, ' +
    'satellite, transponder, answering machine, telegraph, missile lock, missile lock on, target lock, radar lock, ' +
    'weapon lock, lock on tone, target locked',
  ecg:
    'hospital beep, medical monitor, flat line, hospital machine, ekg, vital sign, life support, ' +
    'hospital equipment, medical equipment, medical device, medical machine, patient monitor, heartbeat monitor, ' +
    'icu, intensive care, surgery, vitals, ' +
    'heart rate monitor, operating room, emergency room monitor',
  phone_bell:
    'ringing phone, ringing telephone, landline, phone bell, rotary telephone, rotary dial phone, old telephone, ' +
    'desk phone, bakelite phone, line ringing',
  ringtone: 'mobile ringtone, cellphone, iphone, mobile, phone alarm tone, phone chime',
  dial_tone: 'dialing phone, phone number, phone busy, dialing number, off the hook, phone hang up, dial pad',
  modem: 'dialup modem, fax tone, dial up modem, 56k modem, modem handshake',
  data_computer:
    'hard drive, lie detector, computer processing, data transfer, data processing, computer data, ' +
    'digital readout, computer bleep, data stream, hacking, digital data, supercomputer, control panel, ' +
    'computer calculation, sci fi computer, digital beeps, hacker, hologram, console, display, readout, upload, ' +
    'download, decryption, floppy drive, hard disk, gadget, data transmission, computer scan, disk drive, hdd, ' +
    'teleprinter code, mainframe beeps, computer chatter, computer trill, tricorder',
  glitch:
    'data corruption, digital error, digital distortion, stutter, digital interference, malfunction, ' +
    'computer virus, signal loss, skipping cd, artifacting, datamosh',
  power_up_down:
    'machine power down, shut down, system boot, generator start, machine start up, energy charge, power outage, ' +
    'weapon charging, turbine start, computer startup, startup sound, emp, blackout, power cut, startup, ' +
    'defibrillator, power on, power off, recharge, power failure, electricity cut, electricity goes off, ' +
    'electricity goes out, electricity cuts out, electricity comes back, electricity turns on, electricity is cut, ' +
    'power goes out, power goes off, power cuts out, power comes back, power restored, power is restored',
  radio_static:
    'audio crackle, signal crackle, speaker crackle, radio tuning static, cb radio, radio noise, signal noise, ' +
    'am radio, ham radio, short wave, shortwave, ' +
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
    'tape recorder, cassette player, rewinding tape, tape rewinding, reel to reel, slide projector, vcr, ' +
    'tape deck, cassette tape, fast forward, tape stop, tape fast forward, film reel, dictaphone, videotape, ' +
    'home movie, microfilm, movie reel, tape eject, cassette eject, tape button, walkman',
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
  siren_fire_truck:
    'firetruck, firetruck siren, fire brigade, fire department, fire siren, fire truck horn, firefighting',
  air_raid:
    'air raid, tornado warning, tsunami siren, war siren, bomb siren, silent hill siren, nuclear siren, ' +
    'tsunami warning, civil defense siren, civil defence siren, air raid siren, war siren wind up',
  smoke_alarm: 'carbon monoxide alarm, fire detector, low battery, smoke detector, co alarm chirp',
  fire_alarm:
    'alarm bell, warning alarm, alarm siren, fire bell, house alarm, intruder alarm, fire drill, evacuation alarm, ' +
    'class bell, school bell, evacuation siren, alarm loop, burglar alarm bell',
  buzzer:
    'quiz buzzer, shot clock, family feud, door buzzer, intercom buzzer, game show buzzer, apartment buzzer, ' +
    'time is up, times up, time over',
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
    'outdoor clock, college clock, cathedral clock, abbey clock, ' +
    'knell, buoy, tower clock, clock tower, big ben, cathedral bell, bell tolling, wedding bells, bell ringer, ' +
    'church clock, clock strikes',
  hand_bell:
    'desk bell, hotel bell, counter bell, reception bell, dinner bell, shop bell, store bell, call bell, cow bell, ' +
    'cowbell, boxing bell, crystal glass ring, tinkling bell, door opening bell, crystal bowl, glockenspiel, ' +
    'xylophone, goat bell, vibraphone, altar bell, shop door bell, cowbells, bicycle bell, service bell, tram gong, ' +
    'trolley bell, tram bell, ' +
    'fire engine bell',
  jingle_bell:
    'santa sleigh, christmas bell, cat bell, cat collar bell, collar bell, rattle of bells, santa, anklet, jester, ' +
    'ankle bell, trinket, trinkets, brooch, tiara, dog collar bell',
  wind_chime: 'wind bell, mark tree, chime tree',
  gong: 'temple gong, temple bell, tibetan bowl, tibetan bell, cymbal roll, gamelan',
  cymbal: 'hi hat, hihat',
  drum:
    'bass drum, taiko, tom tom, djembe, conga, tribal drum, percussion, tom drum, drum kit, rimshot, drum loop, ' +
    'drum set, tabla, beat, beatbox, bodhran, cajon, percussionist, rim shot, steel drum, drum machine, ' +
    'war drum, timpani, bongo, snare drum, kick drum, floor tom, drumbeat, drum beat, steeldrum, steelpan, ' +
    'steel pan, udu',
  piano:
    'piano chord, piano note, piano melody, piano key, harpsichord, piano playing, piano music, ' +
    'synth chord, harmonica, note, musical note, chord, keyboardist, ragtime, arpeggio, organist, ' +
    'sonata, nocturne',
  guitar:
    'acoustic guitar, guitar chord, violin music, cello, guitar riff, string quartet, plucked string, mandolin, ' +
    'sitar, guitar string, fiddle, harp glissando, string instrument, violin note, koto, double bass, viola, ' +
    'orchestra string, harpist, pizzicato, riff, cellist, flamenco, bluegrass, upright bass, minstrel, bard, ' +
    'quartet, lute, ukulele, banjo, guitar strum, strummed guitar, lyre, oud, harp, ' +
    'erhu, pipa, bouzouki, balalaika, guqin, guzheng',
  brass_wind:
    'war horn, battle horn, viking horn, hunting horn, french horn, trombone, tuba, clarinet, oboe, ' +
    'recorder flute, brass, brass band, bagpipe, bugle call, sax, didgeridoo, brass section, horn section, ' +
    'trumpet call, flute melody, kazoo, ocarina, conch, recorder, saxophonist, reveille, mariachi, herald, ' +
    'alphorn, post horn, posthorn, coach horn, rams horn, shofar, vuvuzela, pan flute, tin whistle, cor anglais, ' +
    'woodwinds, bagpiper, panflute, pan pipes, shakuhachi, duduk',
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
    'rifle shot, warning shot, shot rings out, musketry, luger, cap gun',
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
    'mag release, weapon reload, gun reload, safety off, mag out, gun mag, handgrip',
  ricochet: 'bullet flyby, bullet by, bullet pass, bullet whizzing, flying bullet, ricocheting bullet, whizzing bullet',
  explosion:
    'detonator, car explosion, volcano, eruption, volcanic eruption, land mine, landmine, c4, tnt, bombing, ' +
    'airstrike, loud boom, big bang, depth charge, shockwave, shock wave, sonic boom, bombardment, torpedo, ' +
    'explosives, meteor, asteroid, comet, supernova, napalm, propane tank, ied, flashbang, mortar shell, ' +
    'artillery shell, shell burst, grenade blast, depth charges, naval mine, kerboom, tire blowout, tyre blowout',
  cannon:
    'cannon shot, cannon blast, canon, tank shot, tank fire, howitzer, cannonfire, tank firing, shelling, catapult, ' +
    'ballista, broadside, flak, siege, barrage, anti aircraft gun, antiaircraft gun, ack ack, ' +
    'anti aircraft fire, antiaircraft fire, aa fire, ack ack fire',
  fireworks:
    'fire work, firework show, fireworks show, fire cracker, firework explosion, bang snap, new years eve, ' +
    'sparkler, fireworks display, firework display, catherine wheel, bangers, flare gun, bottle rocket, ' +
    'firework rocket, roman candle, pyrotechnics, squib',
  arrow:
    'bow and arrow, arrow shot, bow shot, bow twang, bowstring twang, bowstring, bow and arrow shot, arrow release, ' +
    'crossbow bolt, crossbow shot, arrow flying, archery, archer, bow release, flying arrow, arrow flying past, ' +
    'longbow, dart, spear, javelin, harpoon, quiver, slingshot, shuriken, dartboard, spear throw, hookshot, ' +
    'hook shot, grappling hook shot, blowgun, blow gun, blow dart',
  sword_clash:
    'sword fight, swords clashing, sword fighting, clashing sword, sword battle, knife fight, sword on sword, ' +
    'swordplay, armour, fencing, duel, sword duel, gladiator, jousting, joust, musketeer',
  sword_swing:
    'sword slash, sword whoosh, katana, sword pulled, sword slice, blade whoosh, knife draw, unsheathed sword, ' +
    'sword sheath, knife swing, axe swing, scythe, sheath, scabbard, slash, bayonet, lance, halberd, ninja, ' +
    'samurai, machete, cutlass, sabre, rapier, sword draw, drawn sword, sword drawn, unsheathing, glaive, ' +
    'switchblade, blade swing',
  drain: 'sinkhole, plunger, stomach growl, plughole, bath emptying, gutter drain, water draining',
  sniff: 'runny nose',
  hail: 'hailstones',
  underwater:
    'ship sinks, ship sink, ship sinking, boat sinks, boat sinking, seabed, coral reef, snorkeling, bathysphere, ' +
    'sunken ship, u boat, hydrophone',
  fart: 'whoopee cushion, raspberry',
  hum_voice: 'humming, hmm',
  swallow: 'soup slurp, slurp, gulping, drinking straw',
  organ: 'accordion, harmonium, melodica',
  synth_pad: 'moog, mellotron',
};
