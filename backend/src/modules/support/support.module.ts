import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SupportAccount } from './support-account';
import { SupportMails } from './support-mails';
import { SupportMessage } from './support-message.entity';
import { SupportController } from './support.controller';
import { SupportService } from './support.service';

/** Messages of people to the team. */
@Module({
  imports: [TypeOrmModule.forFeature([SupportMessage])],
  controllers: [SupportController],
  providers: [SupportAccount, SupportMails, SupportService],
})
export class SupportModule {}
