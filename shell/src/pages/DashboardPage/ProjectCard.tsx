import type { PictureStrip, Project } from '@whoosh/contracts';
import { Icon, Link } from '@whoosh/ui';
import { formatWhen, NameLine } from '@whoosh/ui/more';
import { Clapperboard } from 'lucide-react';
import { useState, type PointerEvent } from 'react';
import { t } from '../../messages';
import { kindWords } from './kind-words';
import styles from './ProjectCard.module.css';
import { ProjectMenu } from './ProjectMenu';

interface ProjectCardProps {
  project: Project;
  onRename: () => void;
  onDelete: () => void;
}

/** A timeline project by its picture: the pointer leafs through the video. A list item. */
export function ProjectCard({ project, onRename, onDelete }: ProjectCardProps) {
  const strip = project.video?.strip ?? null;
  return (
    <li className={styles.item}>
      <Link to={`/?project=${project.id}`} className={styles.card}>
        {strip === null ? (
          <span className={styles.bed}>
            <Icon icon={Clapperboard} size={28} />
            <span className="small">{t('projectCard.noVideo')}</span>
          </span>
        ) : (
          <Pictures strip={strip} />
        )}
        <span className={styles.words}>
          <span className={`one-line ${styles.name}`} title={project.name}>
            <NameLine name={project.name} />
          </span>
          <span className="small tertiary">
            {kindWords(project)} · {formatWhen(project.updatedAt, new Date())}
          </span>
        </span>
      </Link>
      <span className={styles.more}>
        <ProjectMenu name={project.name} onRename={onRename} onDelete={onDelete} />
      </span>
    </li>
  );
}

/** One picture of the strip, in which all stand side by side: from the middle, or where the pointer is. */
function Pictures({ strip: { url, count, width, height } }: { strip: PictureStrip }) {
  const [share, setShare] = useState(0.5);
  const shown = Math.min(count - 1, Math.floor(share * count));
  const leaf = (event: PointerEvent<HTMLSpanElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  };
  return (
    <span className={styles.bed} onPointerMove={leaf} onPointerLeave={() => setShare(0.5)}>
      <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={url}
          alt=""
          loading="lazy"
          draggable={false}
          className={styles.strip}
          style={{ width: `${count * 100}%`, left: `${-shown * 100}%` }}
        />
      </span>
    </span>
  );
}
