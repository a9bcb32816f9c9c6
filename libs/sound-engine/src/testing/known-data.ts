/** What every suite of the engine that reads or renders needs. */
import '../figures';
import '../reader';
