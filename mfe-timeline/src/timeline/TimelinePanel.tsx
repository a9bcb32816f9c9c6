import type { ComponentProps } from 'react';
import { Lanes } from './Lanes';
import { TrackHeads } from './TrackHeads';
import { TransportBar } from './TransportBar';
import styles from './TimelinePanel.module.css';

type TimelinePanelProps = ComponentProps<typeof Lanes>;

/** The timeline: transport, heads and lanes. */
export function TimelinePanel(props: TimelinePanelProps) {
  const { editor, transport, viewport, totalMs } = props;
  return (
    <>
      <TransportBar editor={editor} transport={transport} viewport={viewport} totalMs={totalMs} />
      <div className={styles.lanes}>
        <TrackHeads editor={editor} transport={transport}>{props.lane?.head}</TrackHeads>
        <Lanes {...props} />
      </div>
    </>
  );
}
