import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { matchLanguage, type Language } from '@whoosh/contracts';
import { IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Public, pagePolicy } from '../../http';
import { SuccessResponse } from './dto/code-sent.response';
import { EmailUndoService } from './email-undo.service';

class UndoEmailChangeDto {
  @ApiProperty({ maxLength: 200, description: 'from the notice that went to the old address' })
  @IsString()
  @MaxLength(200)
  token: string;
}

/** The way back for the owner of an address that was changed without them. */
@ApiTags('auth')
@Public()
@Controller('auth/undo-email-change')
export class EmailUndoController {
  constructor(private readonly undo: EmailUndoService) {}

  /** Reading changes nothing (mail programs open links by themselves): the page asks, its button posts. */
  @Get()
  @ApiExcludeEndpoint()
  page(@Req() request: Request, @Res() response: Response): void {
    const nonce = pagePolicy(response);
    response.type('html').send(undoPage(nonce, matchLanguage(request.acceptsLanguages())));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Gives an account back to its old address and ends its sessions' })
  @ApiOkResponse({ type: SuccessResponse })
  async undoChange(@Body() body: UndoEmailChangeDto): Promise<SuccessResponse> {
    await this.undo.undo(body.token);
    return { success: true };
  }
}

/** What the page says: its heading, what its button does, the button, and the answer. */
const PAGE_TEXTS: Readonly<Record<Language, readonly [heading: string, what: string, button: string, done: string]>> = {
  en: [
    'Take your account back',
    'Your Whoosh account gets this email address again, and everybody is signed out of it.',
    'This was not me',
    'Done. Log in with your old address again.',
  ],
  es: [
    'Recupera tu cuenta',
    'Tu cuenta de Whoosh recupera esta dirección de correo y se cierran todas las sesiones.',
    'No he sido yo',
    'Hecho. Vuelve a iniciar sesión con tu dirección anterior.',
  ],
  fr: [
    'Récupérez votre compte',
    'Votre compte Whoosh retrouve cette adresse e-mail, et toutes les sessions sont fermées.',
    'Ce n’était pas moi',
    'C’est fait. Reconnectez-vous avec votre ancienne adresse.',
  ],
  de: [
    'Hol dein Konto zurück',
    'Dein Whoosh-Konto bekommt diese E-Mail-Adresse zurück, und alle Geräte werden abgemeldet.',
    'Das war ich nicht',
    'Erledigt. Melde dich wieder mit deiner alten Adresse an.',
  ],
  pt: [
    'Recupere a sua conta',
    'A sua conta do Whoosh volta a ter este endereço de e-mail, e todas as sessões são encerradas.',
    'Não fui eu',
    'Pronto. Entre de novo com o seu endereço antigo.',
  ],
  it: [
    'Recupera il tuo account',
    'Il tuo account Whoosh riprende questo indirizzo e-mail e tutte le sessioni vengono chiuse.',
    'Non sono stato io',
    'Fatto. Accedi di nuovo con il tuo vecchio indirizzo.',
  ],
  ja: [
    'アカウントを取り戻す',
    'Whooshアカウントのメールアドレスがこのアドレスに戻り、すべての端末からログアウトします。',
    '自分ではありません',
    '完了しました。元のアドレスで再度ログインしてください。',
  ],
};

function undoPage(nonce: string, language: Language): string {
  const [heading, what, button, done] = PAGE_TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${button}</title>
<style nonce="${nonce}">
body { font: 16px/1.5 system-ui; max-width: 32rem; margin: 4rem auto; padding: 0 1rem }
button { font: inherit; padding: .5rem 1rem }
</style>
<h1>${heading}</h1>
<p>${what}</p>
<p><button id="undo">${button}</button></p>
<p id="answer" role="status"></p>
<script nonce="${nonce}">
document.getElementById('undo').addEventListener('click', async function () {
  this.disabled = true;
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: location.hash.slice(1) }),
  });
  document.getElementById('answer').textContent = answer.ok ? ${JSON.stringify(done)} : (await answer.json()).error;
});
</script>
</html>`;
}
