import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt } from 'node:crypto';
import { constants, createReadStream, createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

/** The setting that makes backups encrypted; whoever restores needs the same. */
export const KEY_SETTING = 'WHOOSH_BACKUP_KEY';
const SHORTEST_KEY = 20;
/** As the product asks it of its other secrets. */
const DIFFERENT_LETTERS = 8;
/** AES-256-GCM (NIST SP 800-38D): a nonce of 96 bits before the text, a tag of 128 bits after it. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** RFC 7914, with the cost that OWASP's Password Storage sheet names: 128 MB for a guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 << 20 };
const SALT_BYTES = 16;
/**
 * Up to this size a file is read whole and at once: most of a cluster's thousand are, for which streams and threads
 * take ten times as long.
 */
const READ_WHOLE_BYTES = 1 << 20;

/** @returns {Buffer | undefined} what a file holds; undefined where it is too large to be read whole */
export function wholeOf(file) {
  return statSync(file).size > READ_WHOLE_BYTES ? undefined : readFileSync(file);
}

/**
 * @returns {string | undefined} the passphrase that the environment names @throws Error in words for a short or simple
 * one
 */
export function backupPassphrase(env = process.env) {
  const passphrase = env[KEY_SETTING];
  if (passphrase === undefined || passphrase === '') return undefined;
  if (passphrase.length < SHORTEST_KEY)
    throw new Error(`${KEY_SETTING} is too short: ${SHORTEST_KEY} characters at least.`);
  if (new Set(passphrase).size < DIFFERENT_LETTERS)
    throw new Error(`${KEY_SETTING} is too simple: ${DIFFERENT_LETTERS} different characters at least.`);
  return passphrase;
}

export const drawSalt = () => randomBytes(SALT_BYTES).toString('hex');

/** @param {string} salt hexadecimal @returns {Promise<Buffer>} 32 bytes */
export const keyOf = (passphrase, salt) => promisify(scrypt)(passphrase, Buffer.from(salt, 'hex'), 32, SCRYPT);

/**
 * What a manifest keeps of the key, so that another one is known before anything is opened with it.
 * @param {Buffer} key
 * @returns {string} hexadecimal
 */
export const proofOf = (key) => createHmac('sha256', key).update('whoosh-backup').digest('hex');

/**
 * How files get into a backup and out of it: as they are, or encrypted. A file's name in the backup is authenticated
 * with it, so that none can take another one's place.
 * @param {string} backup folder
 * @param {Buffer} [key] without it files are copied as they are
 */
export function courier(backup, key) {
  const nameOf = (file) => path.relative(backup, file).split(path.sep).join('/');
  if (key === undefined) return { put: plain, take: plain, write: (to, text) => writeFile(to, text, { mode: 0o600 }) };
  return {
    put: async (from, to) => {
      const content = wholeOf(from);
      if (content === undefined) await sealStream(from, to, key, nameOf(to));
      else writeFileSync(to, sealed(content, key, nameOf(to)), NEW_FILE);
    },
    take: (from, to) => unseal(from, to, key, nameOf(from)),
    write: (to, text) => writeFile(to, sealed(Buffer.from(text), key, nameOf(to)), NEW_FILE),
  };
}

const NEW_FILE = { mode: 0o600, flag: 'wx' };

const plain = (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE);

function cipherOf(key, nonce, name) {
  return createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
}

function decipherOf(key, nonce, tag, name) {
  return createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name)).setAuthTag(tag);
}

function sealed(content, key, name) {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = cipherOf(key, nonce, name);
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

async function sealStream(from, to, key, name) {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = cipherOf(key, nonce, name);
  await pipeline(
    createReadStream(from),
    async function* encrypt(chunks) {
      yield nonce;
      for await (const chunk of chunks) yield cipher.update(chunk);
      yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
    },
    createWriteStream(to, { mode: NEW_FILE.mode, flags: NEW_FILE.flag }),
  );
}

/** @throws Error in words where the file was not sealed with this key under this name */
async function unseal(from, to, key, name) {
  const refusal = new Error(`${name} cannot be opened: the key is another one, or the file was altered.`);
  try {
    const content = wholeOf(from);
    if (content === undefined) await unsealStream(from, to, key, name);
    else writeFileSync(to, opened(content, key, name), { mode: NEW_FILE.mode });
  } catch (error) {
    throw error.code === 'ENOENT' || error.code === 'ENOSPC' ? error : refusal;
  }
}

/** @throws Error where it was not sealed with this key under this name */
function opened(content, key, name) {
  if (content.length < NONCE_BYTES + TAG_BYTES) throw new Error('too short');
  const end = content.length - TAG_BYTES;
  const decipher = decipherOf(key, content.subarray(0, NONCE_BYTES), content.subarray(end), name);
  return Buffer.concat([decipher.update(content.subarray(NONCE_BYTES, end)), decipher.final()]);
}

async function unsealStream(from, to, key, name) {
  const file = await open(from, 'r');
  try {
    const { size } = await file.stat();
    const { buffer: nonce } = await file.read(Buffer.alloc(NONCE_BYTES), 0, NONCE_BYTES, 0);
    const { buffer: tag } = await file.read(Buffer.alloc(TAG_BYTES), 0, TAG_BYTES, size - TAG_BYTES);
    const range = { start: NONCE_BYTES, end: size - TAG_BYTES - 1 };
    const decipher = decipherOf(key, nonce, tag, name);
    await pipeline(createReadStream(from, range), decipher, createWriteStream(to, { mode: NEW_FILE.mode }));
  } finally {
    await file.close();
  }
}
