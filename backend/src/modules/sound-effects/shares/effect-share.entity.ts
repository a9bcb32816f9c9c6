import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { SoundEffect } from '../sound-effect.entity';

/**
 * A link by which everybody hears an effect. A revoked one stays, so that its token never comes to mean anything else.
 */
@Entity('effect_shares')
@Index('uq_effect_shares_sound_effect_id', ['soundEffectId'], { unique: true, where: 'revoked_at IS NULL' })
export class EffectShare {
  @PrimaryColumn({ type: 'text' })
  token: string;

  @Column({ type: 'integer' })
  soundEffectId: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('SoundEffect', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'sound_effect_id', referencedColumnName: 'id' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  soundEffect?: SoundEffect;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
