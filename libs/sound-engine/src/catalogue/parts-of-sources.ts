/** What is part of a source that may be named for it: "the storm" of rain and thunder. */
export const PARTS_OF_SOURCES: Readonly<Record<string, readonly string[]>> = {
  thunderstorm: ['thunder', 'rain', 'rain_surface', 'wind'],
  traffic: ['car_engine', 'car_pass', 'truck', 'bus', 'car_horn'],
  forest: ['songbird', 'wind_leaves'],
};
