import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@whoosh/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { Env } from '../../config';
import { AppError } from '../../http';
import { planInForce } from '../plans';
import { AccountLifecycle } from './account-lifecycle';
import { EffectsCounter } from './effects-counter';
import { mailLanguage } from './mail-language';
import { User } from './user.entity';
import { toUserResponse } from './user.mapper';
import type { UserBody } from './dto/user.response';

@Injectable()
export class UsersService {
  constructor(
    private readonly env: Env,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly effects: EffectsCounter,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  findById(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email });
  }

  /** A new Free account. @throws the database's unique violation of uq_users_email when the address is taken */
  async create(email: string, name: string, manager: EntityManager = this.users.manager): Promise<User> {
    return manager.save(manager.create(User, { email, name }));
  }

  /** The language of somebody's mails. @throws AppError NOT_AUTHENTICATED without such an account */
  async mailLanguage(id: number): Promise<Language> {
    const user = await this.findById(id);
    if (user === null) throw new AppError('NOT_AUTHENTICATED');
    return mailLanguage(user);
  }

  /** Remembers the language of the page that somebody signs in on. */
  async sawLanguage(user: User, language: Language): Promise<void> {
    if (user.seenLanguage === language) return;
    user.seenLanguage = language;
    await this.users.update({ id: user.id }, { seenLanguage: language });
  }

  async rename(id: number, name: string): Promise<void> {
    await this.users.manager.transaction(async (manager) => {
      await manager.update(User, { id }, { name });
      await this.lifecycle.renamed(id, manager);
    });
  }

  async chooseLanguage(id: number, language: Language): Promise<void> {
    await this.users.update({ id }, { language });
  }

  /** The person as the page sees them. */
  async describe(user: User): Promise<UserBody> {
    return toUserResponse(user, planInForce(this.env, user.planId), await this.effects.count(user.id));
  }
}
