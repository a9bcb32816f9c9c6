/**
 * Importing this door makes the figures of every family known; `figures/<family>` makes those of one, `learnFigures`
 * those that a scene needs.
 */
import './figures/animal';
import './figures/body';
import './figures/electronic';
import './figures/fire';
import './figures/house';
import './figures/impact';
import './figures/machine';
import './figures/music';
import './figures/room';
import './figures/scifi';
import './figures/voice';
import './figures/water';
import './figures/weather';

export { FIGURE_FAMILIES } from './individual/figures';
