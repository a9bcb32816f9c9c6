/**
 * The second half of npm start (start.mjs): runs the built product and brings back what dies until it is told to stop.
 */
import { runProduct } from './product.mjs';

try {
  process.exitCode = await runProduct();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
