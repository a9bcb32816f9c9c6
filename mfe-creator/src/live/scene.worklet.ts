/** The audio thread's script: it plays one scene without end, and is turned by messages. */
import '@whoosh/sound-engine/worklet';
