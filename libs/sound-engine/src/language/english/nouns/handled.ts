/**
 * Things that are heard once something is done with them, by the source that they then are: worn, eaten, poured, turned
 * over.
 */
export const HANDLED: Readonly<Record<string, string>> = {
  pour:
    'jug, pitcher, carafe, lemonade, latte, cappuccino, syrup, honey, sauce, ketchup, gravy, gasoline, petrol, ' +
    'sake, gin, brandy, tequila, cider, keg, liqueur, teapot',
  sanding: 'mop',
  gore: 'sponge, pudding, custard, dough, batter, putty, impale',
  boiling: 'stew, broth, porridge, oatmeal, pasta, casserole',
  swallow: 'noodle, ramen, milkshake',
  sizzle: 'omelette, omelet, hamburger, burger, shrimp, kebab, pancake, sausage, butter',
  footsteps: 'moccasins, clogs, trainers, loafers, slippers, crutch, snowshoes, cane',
  chew:
    'cookie, biscuit, cracker, nachos, pretzel, peanut, granola, candy, lollipop, gum, grape, watermelon, lettuce, ' +
    'cucumber, cabbage, sandwich, pizza, taco, burrito, bread, baguette, crust, pickle, radish, almond, walnut, ' +
    'snack, salad, meal, fruit, pear, peach, donut, doughnut, cornflakes, bagel, broccoli',
  chopping: 'garlic, herbs, potato, peppers, zucchini',
  crunch: 'rice, beans, lentils, sugar, grain, crumbs',
  paper:
    'napkin, tissue, binder, parchment, paperwork, diary, journal, comic, brochure, leaflet, poster, origami, ' +
    'bible, banknote, bills, cash, receipt, manuscript, dossier, passport, notebook, notes, pizza box',
  plastic_bag: 'bin liner, bubblewrap, shrink wrap, cling film, tarpaulin, raincoat, poncho, diaper, nappy, sachet',
  cloth:
    'glove, scarf, hat, cap, sock, apron, vest, sweater, hoodie, skirt, necktie, uniform, pajamas, sleeve, pocket, ' +
    'wallet, purse, handbag, satchel, rucksack, tote, gown, costume, kimono, drapes, quilt, duvet, bedsheet, linen, ' +
    'rag, duster, bathrobe, suit, tuxedo, underwear, blindfold, teddy bear, harness, jumper, lace, gear equip, ' +
    'equip gear, gear equipped, hockey gear, football gear, sports gear, leather gear, armor gear, armour gear, ' +
    'climbing gear, camping gear, tactical gear, combat gear, riding gear, survival gear',
  thud: 'luggage, parcel',
  keyboard: 'laptop',
  ignite: 'cigar, cigarette',
  lock_key: 'briefcase, belt',
  zipper: 'pencil case, duffel bag, wetsuit',
  switch: 'plug, socket, lamp, outlet',
  chain: 'anchor, leash, manacles',
  sewing_machine: 'knitting needle',
};
