import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { Response } from 'express';
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
  page(@Res() response: Response): void {
    const nonce = pagePolicy(response);
    response.type('html').send(undoPage(nonce));
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

function undoPage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This was not me</title>
<style nonce="${nonce}">body { font: 16px/1.5 system-ui; max-width: 32rem; margin: 4rem auto; padding: 0 1rem } button { font: inherit; padding: .5rem 1rem }</style>
<h1>Take your account back</h1>
<p>Your Whoosh account gets this email address again, and everybody is signed out of it.</p>
<p><button id="undo">This was not me</button></p>
<p id="answer" role="status"></p>
<script nonce="${nonce}">
document.getElementById('undo').addEventListener('click', async function () {
  this.disabled = true;
  const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token: location.hash.slice(1) }) });
  document.getElementById('answer').textContent = answer.ok ? 'Done. Log in with your old address again.' : (await answer.json()).error;
});
</script>
</html>`;
}
