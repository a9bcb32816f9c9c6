"""The reading network: what libs/sound-engine/src/language/reader/network.ts computes, and how it is learnt."""

import jax
import jax.numpy as jnp
import numpy as np
import optax

# Numbers that stand for a word and for a letter group, layers, heads, words to either side, furthest distance.
WIDTH, GROUP_WIDTH, LAYERS, HEADS, REACH, FURTHEST = 64, 32, 2, 4, 1, 16
# Shares that are left out at random: of what is known of a word, of the numbers between layers.
LEFT_OUT = dict(word=0.3, groups=0.2, vector=0.2, lexicon=0.25, proposed=0.5, between=0.2, first=0.1)
EPOCHS, BATCH, RATE, SEED = 10, 48, 2e-3, 1
# Networks whose mean teaches the one that is kept, epochs of theirs, and how much their shares count beside labels.
TEACHERS, TEACHER_EPOCHS, TAUGHT_COUNTS = 3, 7, 0.5
# Share of lines that another line follows, so that it is learnt where one sound ends and the next begins.
JOINED = 0.25
TELLING_COUNTS, FIRST_ACCEPTED_COUNTS, PENALTY = 0.5, 0.3, 1e-6
# A source that stands nowhere is as unlikely as this, natural logarithm, so that no line pulls without end.
LEAST = -12.0
NEVER = -1e9
# Lines are padded to the next of these.
LENGTHS = (8, 14, 22, 34, 48)
OF_LINES = ("language", "anywhere", "allowed", "is_unplaced", "weight")


def first_weights(vocabulary, buckets, seed):
    """Random weights of unit gain; what is added to a word begins small."""
    keys = iter(jax.random.split(jax.random.PRNGKey(seed), 64))
    sources = len(vocabulary.sources) + 1

    def random(*shape, scale=None):
        return jax.random.normal(next(keys), shape) * (scale or 1 / np.sqrt(shape[0]))

    weights = dict(
        word=random(len(vocabulary.keys) + 1, WIDTH, scale=0.1), groups=random(buckets, GROUP_WIDTH, scale=0.1),
        of_groups=random(GROUP_WIDTH, WIDTH), of_vector=random(vocabulary.vectors.shape[1], WIDTH, scale=0.05),
        source=random(sources, WIDTH, scale=0.3), noun=random(WIDTH, WIDTH), verb=random(WIDTH, WIDTH),
        also=random(WIDTH, WIDTH), proposed=random(WIDTH, WIDTH), traits=random(len(vocabulary.traits) + 1, WIDTH, scale=0.2),
        language=random(7, WIDTH, scale=0.1), bias=jnp.zeros(WIDTH), out=random(WIDTH, WIDTH),
        told=random(sources, WIDTH, scale=0.1), told_bias=jnp.zeros(sources), telling=random(WIDTH, 3), telling_bias=jnp.zeros(3),
    )
    for layer in range(LAYERS):
        weights |= {
            f"gain{layer}": jnp.ones(WIDTH), f"convolution{layer}": random((2 * REACH + 1) * WIDTH, 2 * WIDTH),
            f"convolution_bias{layer}": jnp.zeros(2 * WIDTH), f"after_convolution{layer}": random(WIDTH, WIDTH, scale=0.05),
            f"attention_gain{layer}": jnp.ones(WIDTH), f"queries{layer}": random(WIDTH, WIDTH), f"keys{layer}": random(WIDTH, WIDTH),
            f"values{layer}": random(WIDTH, WIDTH), f"distances{layer}": jnp.zeros((HEADS, 2 * FURTHEST + 1)),
            f"after_attention{layer}": random(WIDTH, WIDTH, scale=0.05),
        }
    return weights


def normalised(states, gain=1.0):
    return states * jax.lax.rsqrt((states * states).mean(-1, keepdims=True) + 1e-6) * gain


def known(rows):
    return (rows > 0).astype(jnp.float32)[..., None]


class Dropout:
    """Leaves out numbers or whole pieces of knowledge at random while learning, nothing while reading."""

    def __init__(self, key):
        self.key = key
        self.drawn = 0

    def __call__(self, states, share):
        return states if self.key is None else states * self.mask(states.shape, share) / (1 - share)

    def pieces(self, states, share):
        return states if self.key is None else states * self.mask((*states.shape[:-1], 1), share)

    def mask(self, shape, share):
        self.drawn += 1
        return jax.random.bernoulli(jax.random.fold_in(self.key, self.drawn), 1 - share, shape).astype(jnp.float32)


def embed(w, fixed, batch, dropout):
    row = batch["row"]
    groups = jnp.einsum("btgd,btg->btd", w["groups"][batch["groups"]], batch["group_share"]) @ w["of_groups"]
    named = lambda name: (w["source"][batch[name]] * known(batch[name])) @ w[name]
    states = w["bias"] + dropout.pieces(w["word"][row] * fixed["is_learnt"][row][..., None], LEFT_OUT["word"])
    states += dropout.pieces(groups, LEFT_OUT["groups"])
    states += dropout.pieces(fixed["vectors"][row] @ w["of_vector"], LEFT_OUT["vector"])
    states += dropout.pieces(named("noun") + named("verb") + named("also"), LEFT_OUT["lexicon"])
    states += dropout.pieces(named("proposed"), LEFT_OUT["proposed"])
    states += (w["traits"][batch["traits"]] * known(batch["traits"])).sum(-2) + w["language"][batch["language"]][:, None, :]
    return dropout(states, LEFT_OUT["first"])


def convolve(w, layer, states, is_word, dropout):
    length = states.shape[1]
    seen = jnp.pad(normalised(states, w[f"gain{layer}"]) * is_word[..., None], ((0, 0), (REACH, REACH), (0, 0)))
    beside = jnp.concatenate([seen[:, step : step + length] for step in range(2 * REACH + 1)], -1)
    both = beside @ w[f"convolution{layer}"] + w[f"convolution_bias{layer}"]
    gated = both[..., :WIDTH] * jax.nn.sigmoid(both[..., WIDTH:])
    return states + dropout(gated, LEFT_OUT["between"]) @ w[f"after_convolution{layer}"]


def attend(w, layer, states, is_word, dropout):
    lines, length, _ = states.shape
    seen = normalised(states, w[f"attention_gain{layer}"])
    split = lambda name: (seen @ w[f"{name}{layer}"]).reshape(lines, length, HEADS, WIDTH // HEADS)
    place = jnp.arange(length)
    distance = jnp.clip(place[None, :] - place[:, None], -FURTHEST, FURTHEST) + FURTHEST
    scores = jnp.einsum("bihd,bjhd->bhij", split("queries"), split("keys")) / np.sqrt(WIDTH // HEADS)
    scores += w[f"distances{layer}"][:, distance][None]
    shares = jax.nn.softmax(jnp.where(is_word[:, None, None, :] > 0, scores, NEVER), -1)
    heard = jnp.einsum("bhij,bjhd->bihd", shares, split("values")).reshape(lines, length, WIDTH)
    return states + dropout(heard, LEFT_OUT["between"]) @ w[f"after_attention{layer}"]


def read(w, fixed, batch, key=None):
    """Scores of silence and the sources, and of telling of none, beginning and going on, for every word."""
    dropout = Dropout(key)
    states = embed(w, fixed, batch, dropout)
    for layer in range(LAYERS):
        states = convolve(w, layer, states, batch["is_word"], dropout)
        states = attend(w, layer, states, batch["is_word"], dropout)
    last = dropout(normalised(states), LEFT_OUT["between"])
    return last @ w["out"] @ (w["told"] + w["source"]).T + w["told_bias"], last @ w["telling"] + w["telling_bias"]


def loss(w, fixed, batch, key, teachers=None):
    scores, telling = read(w, fixed, batch, key)
    shares, tellings = jax.nn.log_softmax(scores, -1), jax.nn.log_softmax(telling, -1)
    labels = of_labels(shares, tellings, batch)
    if teachers is not None:
        labels = (1 - TAUGHT_COUNTS) * labels + TAUGHT_COUNTS * of_teachers(shares, tellings, batch, teachers)
    return labels + PENALTY * ((w["word"] ** 2).sum() + (w["groups"] ** 2).sum())


def of_labels(shares, tellings, batch):
    words, weight = batch["is_word"].sum(), batch["weight"][:, None]
    unplaced = batch["is_unplaced"][:, None]
    told = jnp.take_along_axis(tellings, batch["telling"][..., None], -1)[..., 0]
    placed = of_placed(shares, batch) * batch["counts"] * weight
    return (
        -placed.sum() / jnp.maximum(batch["counts"].sum(), 1)
        - TELLING_COUNTS * (told * batch["is_word"] * (1 - unplaced) * weight).sum() / words
        - of_unplaced(shares, batch, weight, unplaced) / words
    )


def of_teachers(shares, tellings, batch, teachers):
    """Cross entropy to the mean of what the teachers read (Hinton, Vinyals and Dean 2015)."""
    scores, telling = jax.vmap(read, (0, None, None))(*teachers, batch)
    taught, taught_telling = jax.nn.softmax(scores, -1).mean(0), jax.nn.softmax(telling, -1).mean(0)
    counts = jnp.where(batch["is_unplaced"][:, None] > 0, batch["is_word"], batch["counts"]) * batch["weight"][:, None]
    told = (taught_telling * tellings).sum(-1) * batch["is_word"] * batch["weight"][:, None]
    return -((taught * shares).sum(-1) * counts).sum() / counts.sum() - TELLING_COUNTS * told.sum() / batch["is_word"].sum()


def any_of(shares, rows):
    """Logarithm of the share of all accepted sources together."""
    return jax.scipy.special.logsumexp(jnp.where(rows > 0, shares, NEVER), -1)


def of_placed(shares, batch):
    """A word that tells of a sound: any accepted source, the first one rather; another word: silence."""
    accepted = jnp.take_along_axis(shares, batch["accepted"], -1)
    sound = (1 - FIRST_ACCEPTED_COUNTS) * any_of(accepted, batch["accepted"]) + FIRST_ACCEPTED_COUNTS * accepted[..., 0]
    return jnp.where(batch["told"] > 0, sound, jnp.where(batch["told"] < 0, 0.0, shares[..., 0]))


def of_unplaced(shares, batch, weight, unplaced):
    """Some word tells of each sound, and each word of silence or of something that is accepted."""
    rows = batch["anywhere"]
    each = any_of(jnp.take_along_axis(shares[:, :, None, :], rows[:, None, :, :], -1), rows[:, None])
    best = jnp.where(batch["is_word"][..., None] > 0, each, NEVER).max(1)
    is_sound = (rows > 0).any(-1)
    none_else = jax.scipy.special.logsumexp(jnp.where(batch["allowed"][:, None, :], shares, NEVER), -1)
    sounds = jnp.maximum(best, LEAST) * is_sound * 2
    return (sounds * unplaced * weight).sum() + (jnp.maximum(none_else, LEAST) * batch["is_word"] * unplaced * weight).sum()


def shortened(batch, length):
    return {name: values if name in OF_LINES else values[:, :length] for name, values in batch.items()}


def join(batch, arrays, generator):
    """Another line of the same language after some lines of a batch, where both fit and say where their sounds stand."""
    longest = batch["is_word"].shape[1]
    lengths = arrays["is_word"].sum(1).astype(int)
    for at in range(len(batch["weight"])):
        other = generator.integers(len(lengths))
        length = int(batch["is_word"][at].sum())
        if generator.random() >= JOINED or length + lengths[other] > longest or batch["is_unplaced"][at] or arrays["is_unplaced"][other]:
            continue
        if batch["language"][at] != arrays["language"][other]:
            continue
        for name, values in batch.items():
            if name not in OF_LINES:
                values[at, length : length + lengths[other]] = arrays[name][other, : lengths[other]]


def batches(arrays, generator):
    """All lines in a new order, lines of like length together."""
    lengths = arrays["is_word"].sum(1).astype(int)
    order = generator.permutation(len(lengths))
    order = order[np.argsort(lengths[order] + generator.uniform(0, 3, len(order)), kind="stable")]
    groups = [order[at : at + BATCH] for at in range(0, len(order) - BATCH + 1, BATCH)]
    generator.shuffle(groups)
    for group in groups:
        batch = {name: values[group] for name, values in arrays.items()}
        join(batch, arrays, generator)
        length = next(one for one in LENGTHS if one >= batch["is_word"].sum(1).max())
        yield shortened(batch, length)


def descend(weights, value_and_gradient, arrays, epochs):
    """The weights after some epochs of AdamW (Loshchilov and Hutter 2019) with warm-up and a cosine's decay."""
    steps = epochs * (len(arrays["weight"]) // BATCH)
    optimiser = optax.adamw(optax.warmup_cosine_decay_schedule(0, RATE, 200, steps, 1e-5), weight_decay=0.01)
    state = optimiser.init(weights)

    @jax.jit
    def step(weights, state, batch, key):
        value, gradient = value_and_gradient(weights, batch, key)
        updates, state = optimiser.update(gradient, state, weights)
        return optax.apply_updates(weights, updates), state, value

    generator, key = np.random.default_rng(SEED), jax.random.PRNGKey(SEED + 7)
    for epoch in range(epochs):
        values = []
        for batch in batches(arrays, generator):
            key, own = jax.random.split(key)
            weights, state, value = step(weights, state, batch, own)
            values.append(value)
        print(f"epoch {epoch + 1} of {epochs}: loss {np.mean([float(one) for one in values]):.3f}", flush=True)
    return weights


def fixed_of(vocabulary):
    return dict(is_learnt=jnp.asarray(vocabulary.is_learnt), vectors=jnp.asarray(vocabulary.vectors))


def learn_teachers(arrays, vocabulary, buckets):
    """Several networks from labels alone, each from other first weights, and what they know without learning."""
    fixed = fixed_of(vocabulary)
    value_and_gradient = lambda weights, batch, key: jax.value_and_grad(loss)(weights, fixed, batch, key)
    first = [first_weights(vocabulary, buckets, SEED + 1 + at) for at in range(TEACHERS)]
    learnt = [descend(weights, value_and_gradient, arrays, TEACHER_EPOCHS) for weights in first]
    return jax.tree.map(lambda *all: jnp.stack(all), *learnt), fixed


def learn(arrays, vocabulary, buckets, teachers):
    """A network from labels and from what the teachers read."""
    fixed = fixed_of(vocabulary)
    value_and_gradient = lambda weights, batch, key: jax.value_and_grad(loss)(weights, fixed, batch, key, teachers)
    return jax.device_get(descend(first_weights(vocabulary, buckets, SEED), value_and_gradient, arrays, EPOCHS))
