/** Sub-categories by CatID, by category: those of the sources of the catalogue. From the Universal Category System 8.2.1 (CC0). */
const UCS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AIR: { AIRHiss: 'HISS' },
  AIRCRAFT: { AEROHeli: 'HELICOPTER', AEROInt: 'INTERIOR', AEROJet: 'JET', AEROProp: 'PROP', AERORadio: 'RADIO CONTROLLED', AERORckt: 'ROCKET' },
  ALARMS: { ALRMBell: 'BELL', ALRMBuzr: 'BUZZER', ALRMClok: 'CLOCK', ALRMElec: 'ELECTRONIC', ALRMSirn: 'SIREN' },
  AMBIENCE: {
    AMBCnst: 'CONSTRUCTION', AMBFarm: 'FARM', AMBForst: 'FOREST', AMBInsc: 'INSECT', AMBOffc: 'OFFICE', AMBPubl: 'PUBLIC PLACE',
    AMBRest: 'RESTAURANT & BAR', AMBRoom: 'ROOM TONE', AMBSci: 'SCIFI', AMBSprt: 'SPORT', AMBTraf: 'TRAFFIC', AMBUndr: 'UNDERGROUND',
    AMBUrbn: 'URBAN', AMBWar: 'WARFARE',
  },
  ANIMALS: {
    ANMLAmph: 'AMPHIBIAN', ANMLAqua: 'AQUATIC', ANMLCat: 'CAT DOMESTIC', ANMLDog: 'DOG', ANMLFarm: 'FARM', ANMLHors: 'HORSE', ANMLInsc: 'INSECT',
    ANMLPrim: 'PRIMATE', ANMLRdnt: 'RODENT', ANMLRept: 'REPTILE', ANMLWcat: 'CAT WILD', ANMLWdog: 'DOG WILD', ANMLWild: 'WILD',
  },
  ARCHIVED: { TEST: 'TEST TONE' },
  BEEPS: { BEEP: 'GENERAL', BEEPMed: 'MEDICAL' },
  BELLS: { BELLAnml: 'ANIMAL', BELLDoor: 'DOORBELL', BELLGong: 'GONG', BELLHand: 'HANDBELL', BELLLrg: 'LARGE', BELLMisc: 'MISC' },
  BIRDS: {
    BIRDCrow: 'CROW', BIRDFowl: 'FOWL', BIRDMisc: 'MISC', BIRDPrey: 'BIRD OF PREY', BIRDSea: 'SEA', BIRDSong: 'SONGBIRD', BIRDTrop: 'TROPICAL',
  },
  BOATS: { BOATMotr: 'MOTORBOAT', BOATShip: 'SHIP' },
  BULLETS: { BLLTRico: 'RICOCHET' },
  CARTOON: { TOONBoing: 'BOING', TOONMisc: 'MISC', TOONSplt: 'SPLAT', TOONWhis: 'WHISTLE' },
  CERAMICS: { CERMImpt: 'IMPACT' },
  CHAINS: { CHAINMvmt: 'MOVEMENT' },
  CLOCKS: { CLOCKChim: 'CHIME', CLOCKTick: 'TICK' },
  CLOTH: { CLOTHFlp: 'FLAP', CLOTHMvmt: 'MOVEMENT' },
  COMMUNICATIONS: {
    COMAv: 'AUDIO VISUAL', COMCam: 'CAMERA', COMCell: 'CELLPHONE', COMPhono: 'PHONOGRAPH', COMStatic: 'STATIC', COMTelm: 'TELEMETRY',
    COMTelph: 'TELEPHONE', COMTv: 'TELEVISION', COMType: 'TYPEWRITER',
  },
  COMPUTERS: { CMPTKey: 'KEYBOARD & MOUSE' },
  CREATURES: { CREAMnstr: 'MONSTER' },
  CROWDS: { CRWDApls: 'APPLAUSE', CRWDCheer: 'CHEERING', CRWDChld: 'CHILDREN', CRWDWalla: 'WALLA' },
  DESIGNED: {
    DSGNBass: 'BASS DIVE', DSGNBoom: 'BOOM', DSGNBram: 'BRAAM', DSGNDron: 'DRONE', DSGNErie: 'EERIE', DSGNImpt: 'IMPACT', DSGNMisc: 'MISC',
    DSGNRise: 'RISER', DSGNStngr: 'STINGER',
  },
  DESTRUCTION: { DESTRClpse: 'COLLAPSE' },
  DOORS: { DOORCreak: 'CREAK', DOORGate: 'GATE', DOORKnck: 'KNOCK', DOORSlid: 'SLIDING', DOORWood: 'WOOD' },
  DRAWERS: { DRWRWood: 'WOOD' },
  ELECTRICITY: { ELECArc: 'ARC', ELECBuzz: 'BUZZ & HUM' },
  EXPLOSIONS: { EXPLReal: 'REAL' },
  FARTS: { FARTReal: 'REAL' },
  FIGHT: { FGHTBf: 'BODYFALL', FGHTImpt: 'IMPACT' },
  FIRE: { FIRECrkl: 'CRACKLE', FIREIgn: 'IGNITE', FIRESizz: 'SIZZLE', FIRETurb: 'TURBULENT' },
  FIREWORKS: { FRWKComr: 'COMMERCIAL' },
  FOLEY: { FOLYHand: 'HANDS' },
  'FOOD & DRINK': { FOODDrnk: 'DRINKING', FOODEat: 'EATING', FOODKware: 'KITCHENWARE', FOODTware: 'TABLEWARE' },
  FOOTSTEPS: { FEETAnml: 'ANIMAL', FEETHmn: 'HUMAN', FEETHors: 'HORSE' },
  GAMES: { GAMEArcd: 'ARCADE', GAMEBoard: 'BOARD', GAMEVideo: 'VIDEO' },
  GLASS: { GLASBrk: 'BREAK', GLASImpt: 'IMPACT' },
  GORE: { GOREBone: 'BONE', GORESqsh: 'SQUISH' },
  GUNS: { GUNAuto: 'AUTOMATIC', GUNCano: 'CANNON', GUNHndl: 'HANDLE', GUNPis: 'PISTOL', GUNSupr: 'SUPPRESSED' },
  HORNS: { HORNAir: 'AIR POWERED' },
  HUMAN: {
    HMNBrth: 'BREATH', HMNBurp: 'BURP', HMNCough: 'COUGH', HMNHart: 'HEARTBEAT', HMNKiss: 'KISS', HMNMisc: 'MISC', HMNSneez: 'SNEEZE',
    HMNSniff: 'SNIFF', HMNSnor: 'SNORE', HMNVomit: 'VOMIT',
  },
  ICE: { ICEBrk: 'BREAK' },
  LASERS: { LASRGun: 'GUN' },
  MACHINES: { MACHAppl: 'APPLIANCE', MACHElev: 'ELEVATOR', MACHFan: 'FAN', MACHOffc: 'OFFICE', MACHPump: 'PUMP' },
  MAGIC: { MAGEvil: 'EVIL', MAGPoof: 'POOF', MAGShim: 'SHIMMER', MAGSpel: 'SPELL' },
  MECHANICAL: { MECHGear: 'GEARS', MECHLock: 'LOCK', MECHMisc: 'MISC', MECHRtch: 'RATCHET', MECHSwtch: 'SWITCH' },
  METAL: { METLCrsh: 'CRASH & DEBRIS', METLFric: 'FRICTION', METLImpt: 'IMPACT' },
  MOVEMENT: { MOVEHmn: 'HUMAN' },
  MUSICAL: {
    MUSCBrass: 'BRASS', MUSCChim: 'CHIME', MUSCKeyd: 'KEYED', MUSCPerc: 'PERCUSSION', MUSCPluck: 'PLUCKED', MUSCSong: 'SONG & PHRASE',
    MUSCToy: 'TOY',
  },
  'NATURAL DISASTER': { NATDAval: 'AVALANCHE', NATDQuak: 'EARTHQUAKE', NATDThyp: 'TYPHOON' },
  OBJECTS: {
    OBJBag: 'BAG', OBJCoin: 'COIN', OBJFurn: 'FURNITURE', OBJKey: 'KEYS', OBJOffc: 'OFFICE', OBJTape: 'TAPE', OBJWrite: 'WRITING',
    OBJZipr: 'ZIPPER',
  },
  PAPER: { PAPRHndl: 'HANDLE', PAPRRip: 'RIP' },
  PLASTIC: { PLASImpt: 'IMPACT' },
  RAIN: { RAIN: 'GENERAL', RAINMetl: 'METAL' },
  ROBOTS: { ROBTMvmt: 'MOVEMENT', ROBTVox: 'VOCAL' },
  ROCKS: { ROCKImpt: 'IMPACT', ROCKMvmt: 'MOVEMENT' },
  RUBBER: { RUBRFric: 'FRICTION' },
  SCIFI: { SCIEnrg: 'ENERGY', SCIMisc: 'MISC', SCIShip: 'SPACESHIP' },
  SNOW: { SNOWMvmt: 'MOVEMENT' },
  SPORTS: { SPRTCourt: 'COURT', SPRTSkate: 'SKATE' },
  SWOOSHES: { SWSH: 'SWISH', WHSH: 'WHOOSH' },
  TOOLS: { TOOLGrdn: 'GARDEN', TOOLHand: 'HAND', TOOLPneu: 'PNEUMATIC', TOOLPowr: 'POWER' },
  TRAINS: { TRNBrake: 'BRAKE', TRNClak: 'CLACK', TRNHorn: 'HORN', TRNSbwy: 'SUBWAY', TRNSteam: 'STEAM' },
  'USER INTERFACE': { UIAlert: 'ALERT', UIClick: 'CLICK', UIData: 'DATA', UIGlitch: 'GLITCH' },
  VEHICLES: {
    VEHAlrm: 'ALARM', VEHBike: 'BICYCLE', VEHBrake: 'BRAKE', VEHBus: 'BUS', VEHBy: 'GENERIC BY', VEHCar: 'CAR', VEHDoor: 'DOOR', VEHFarm: 'FARM',
    VEHHorn: 'HORN', VEHMoto: 'MOTORCYCLE', VEHRace: 'RACING', VEHSirn: 'SIREN', VEHSkid: 'SKID', VEHTruck: 'TRUCK VAN & SUV', VEHUtil: 'UTILITY',
  },
  VOICES: {
    VOXBaby: 'BABY', VOXChld: 'CHILD', VOXCry: 'CRYING', VOXEfrt: 'EFFORTS', VOXFem: 'FEMALE', VOXLaff: 'LAUGH', VOXMale: 'MALE',
    VOXReac: 'REACTION', VOXScrm: 'SCREAM', VOXSing: 'SINGING', VOXWhsp: 'WHISPER',
  },
  WATER: {
    WATRBubl: 'BUBBLES', WATRDran: 'DRAIN', WATRDrip: 'DRIP', WATRFall: 'WATERFALL', WATRFizz: 'FIZZ', WATRFlow: 'FLOW', WATRLap: 'LAP',
    WATRPlmb: 'PLUMBING', WATRPour: 'POUR', WATRSplsh: 'SPLASH', WATRSpray: 'SPRAY', WATRStm: 'STEAM', WATRSurf: 'SURF', WATRUndwtr: 'UNDERWATER',
  },
  WEAPONS: { WEAPArro: 'ARROW', WEAPAxe: 'AXE', WEAPSwrd: 'SWORD', WEAPWhip: 'WHIP' },
  WEATHER: { HAIL: 'HAIL', STORM: 'STORM', THUN: 'THUNDER' },
  WHISTLES: { WHSTHmn: 'HUMAN', WHSTMech: 'MECHANICAL' },
  WIND: { WIND: 'GENERAL', WINDTonl: 'TONAL', WINDVege: 'VEGETATION' },
  WINDOWS: { WNDWWood: 'WOOD' },
  WINGS: { WINGBird: 'BIRD', WINGInsc: 'INSECT' },
  WOOD: { WOODBrk: 'BREAK', WOODImpt: 'IMPACT' },};

/** What a library files a sound under. */
export interface UcsCategory {
  category: string;
  subCategory: string;
}

const BY_CAT_ID: ReadonlyMap<string, UcsCategory> = new Map(
  Object.entries(UCS).flatMap(([category, rows]) => Object.entries(rows).map(([catId, subCategory]) => [catId, { category, subCategory }])),
);

/** The category behind a CatID of the catalogue, undefined for any other. */
export function ucsCategory(catId: string): UcsCategory | undefined {
  return BY_CAT_ID.get(catId);
}
