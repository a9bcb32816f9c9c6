export { CONTROL_RANGES, liveGain, LiveScene, NEUTRAL_CONTROLS, type LiveControls } from './live/live-scene';
