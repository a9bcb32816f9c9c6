/** What every suite of the engine that renders needs. */
import '../figures';
