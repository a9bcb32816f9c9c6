import type { ComponentProps } from 'react';
import type { Panel } from '../editor/panel';
import type { KeyAction } from '../model';
import { LaneMenu } from './LaneMenu';
import { Lanes } from './Lanes';
import { TrackHeads } from './TrackHeads';
import { TransportBar } from './TransportBar';
import styles from './TimelinePanel.module.css';

interface TimelinePanelProps extends ComponentProps<typeof Lanes> {
  onAction: (action: KeyAction) => void;
  panel: Panel;
}

/** The timeline: transport, heads and lanes. */
export function TimelinePanel({ onAction, panel, ...props }: TimelinePanelProps) {
  const { editor, transport, viewport, totalMs } = props;
  return (
    <>
      <TransportBar
        editor={editor}
        transport={transport}
        viewport={viewport}
        totalMs={totalMs}
        panel={panel}
        onAction={onAction}
      />
      <div className={styles.lanes}>
        <TrackHeads editor={editor} transport={transport} viewport={viewport} />
        <LaneMenu editor={editor} onAction={onAction}>
          <Lanes {...props} />
        </LaneMenu>
      </div>
    </>
  );
}
