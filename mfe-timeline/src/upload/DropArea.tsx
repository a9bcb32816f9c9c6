import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './DropArea.module.css';

interface DropAreaProps {
  onFiles: (files: readonly File[]) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Takes files that are dropped on it; sounds that are dragged from the page pass through. */
export function DropArea({ onFiles, className = '', children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const onDragOver = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={`${className} ${isOver ? styles.over : ''}`}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
