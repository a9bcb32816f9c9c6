export { DiskStorage } from './disk-storage';
export {
  ObjectExistsError,
  ObjectNotFoundError,
  Storage,
  StorageFullError,
  type Body,
  type ByteRange,
  type DirectUpload,
  type PutOptions,
} from './storage';
export { StorageModule } from './storage.module';
