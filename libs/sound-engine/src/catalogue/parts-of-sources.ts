/** What is part or kind of a source that may be named for it: "the storm" of rain and thunder, "two more hits". */
export const PARTS_OF_SOURCES: Readonly<Record<string, readonly string[]>> = {
  thunderstorm: ['thunder', 'rain', 'rain_surface', 'wind'],
  traffic: ['car_engine', 'car_pass', 'truck', 'bus', 'car_horn'],
  forest: ['songbird', 'wind_leaves'],
  hit_generic: ['knock', 'punch', 'hammer', 'axe', 'drum', 'gong', 'thud', 'impact_wood', 'impact_metal'],
};
