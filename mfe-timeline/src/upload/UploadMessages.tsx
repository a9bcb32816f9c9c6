import styles from './UploadMessages.module.css';
import type { UploadMessage } from './file-uploader';

/** What the uploader says: refusals in red, the connection quietly. */
export function UploadMessages({ messages }: { messages: readonly UploadMessage[] }) {
  return (
    <div role="alert" className={styles.messages}>
      {messages.map(({ text, isError }) => (
        <p key={text} className={isError ? styles.error : 'secondary'}>
          {text}
        </p>
      ))}
    </div>
  );
}
