export { sendFile, sendStream } from './file-response';
export { FilesModule } from './files.module';
export { CONTENT_TYPES, type FileExtension, fileNameOf, FilesService, fileUrl, type FileUse } from './files.service';
export { type FileKind, StoredFile } from './stored-file.entity';
