import type { Language } from '@whoosh/contracts';
import type { MailWords } from '../../infra/mail';

/** What an account's owner is told of. */
export type NoticeKind =
  | 'manage-key'
  | 'webhook'
  | 'webhook-secret'
  | 'webhook-paused'
  | 'data-copied'
  | 'passkey'
  | 'linked-identity'
  | 'recovered';

/** What the owner is told to do if it was somebody else. */
type Closing = 'remove' | 'log-out';

type NoticeTexts = Readonly<Record<NoticeKind, MailWords> & Record<Closing, readonly string[]>>;

/** What stands below each; nothing where nobody did it, and where the notice says what to do itself. */
export const NOTICE_CLOSINGS: Readonly<Record<NoticeKind, Closing | null>> = {
  'manage-key': 'remove',
  webhook: 'remove',
  'webhook-secret': 'remove',
  'webhook-paused': null,
  'data-copied': 'log-out',
  passkey: 'remove',
  'linked-identity': 'remove',
  recovered: null,
};

/**
 * The notices in the product's languages. English is the one the others are translated from; docs/glossary.md has the
 * words.
 */
export const SECURITY_NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    'manage-key': {
      subject: 'A new API key can manage your Whoosh account',
      text: ['The API key “{what}” was created. It can change and delete your sounds and projects.'],
    },
    webhook: {
      subject: 'A webhook was added to your Whoosh account',
      text: ['Whoosh now tells {what} about finished sounds and exports.'],
    },
    'webhook-secret': {
      subject: 'A webhook of your Whoosh account has a new secret',
      text: ['The secret that signs messages to {what} was replaced and shown once.'],
    },
    'webhook-paused': {
      subject: 'A webhook of your Whoosh account is paused',
      text: [
        '{what} has not answered for a while, so Whoosh stopped calling it. Resume it when it works again.',
        '{url}',
      ],
    },
    'data-copied': {
      subject: 'A copy of your Whoosh data was downloaded',
      text: ['Someone who is signed in to your account downloaded a copy of everything in it.'],
    },
    passkey: {
      subject: 'A passkey was added to your Whoosh account',
      text: ['The passkey “{what}” can now sign in to your account.'],
    },
    'linked-identity': {
      subject: 'A sign-in was linked to your Whoosh account',
      text: ['{what} can now sign in to your account.'],
    },
    recovered: {
      subject: 'Your Whoosh account is yours again',
      text: [
        'Your account has this email address again. Everyone was signed out, and API keys, webhooks, share links, ' +
          'passkeys and linked sign-ins that were made in the meantime were removed.',
        'Log in with this address and check your account:',
        '{url}',
      ],
    },
    remove: ['If that was you, there is nothing to do. If it was not, remove it and log out everywhere:', '{url}'],
    'log-out': [
      'If that was you, there is nothing to do. If it was not, log out everywhere and write to our support:',
      '{url}',
    ],
  },
  es: {
    'manage-key': {
      subject: 'Una nueva clave de API puede gestionar tu cuenta de Whoosh',
      text: ['Se creó la clave de API «{what}». Puede cambiar y eliminar tus sonidos y proyectos.'],
    },
    webhook: {
      subject: 'Se añadió un webhook a tu cuenta de Whoosh',
      text: ['Whoosh avisa ahora a {what} de los sonidos y exportaciones listos.'],
    },
    'webhook-secret': {
      subject: 'Un webhook de tu cuenta de Whoosh tiene un secreto nuevo',
      text: ['El secreto que firma los mensajes a {what} se reemplazó y se mostró una vez.'],
    },
    'webhook-paused': {
      subject: 'Un webhook de tu cuenta de Whoosh está en pausa',
      text: [
        '{what} lleva un tiempo sin responder y Whoosh dejó de llamarlo. Reanúdalo cuando vuelva a funcionar.',
        '{url}',
      ],
    },
    'data-copied': {
      subject: 'Se descargó una copia de tus datos de Whoosh',
      text: ['Alguien con la sesión iniciada en tu cuenta descargó una copia de todo lo que contiene.'],
    },
    passkey: {
      subject: 'Se añadió una llave de acceso a tu cuenta de Whoosh',
      text: ['La llave de acceso «{what}» ya puede iniciar sesión en tu cuenta.'],
    },
    'linked-identity': {
      subject: 'Se vinculó un inicio de sesión a tu cuenta de Whoosh',
      text: ['Con {what} ya se puede iniciar sesión en tu cuenta.'],
    },
    recovered: {
      subject: 'Tu cuenta de Whoosh vuelve a ser tuya',
      text: [
        'Tu cuenta vuelve a tener esta dirección de correo. Se cerraron todas las sesiones y se retiraron las ' +
          'claves de API, los webhooks, los enlaces compartidos, las llaves de acceso y los inicios de sesión ' +
          'vinculados creados entretanto.',
        'Inicia sesión con esta dirección y revisa tu cuenta:',
        '{url}',
      ],
    },
    remove: ['Si has sido tú, no hay nada que hacer. Si no, elimínalo y cierra la sesión en todas partes:', '{url}'],
    'log-out': [
      'Si has sido tú, no hay nada que hacer. Si no, cierra la sesión en todas partes y escribe a nuestro soporte:',
      '{url}',
    ],
  },
  fr: {
    'manage-key': {
      subject: 'Une nouvelle clé d’API peut gérer votre compte Whoosh',
      text: ['La clé d’API « {what} » a été créée. Elle peut modifier et supprimer vos sons et vos projets.'],
    },
    webhook: {
      subject: 'Un webhook a été ajouté à votre compte Whoosh',
      text: ['Whoosh signale désormais à {what} les sons et les exports terminés.'],
    },
    'webhook-secret': {
      subject: 'Un webhook de votre compte Whoosh a un nouveau secret',
      text: ['Le secret qui signe les messages envoyés à {what} a été remplacé et affiché une fois.'],
    },
    'webhook-paused': {
      subject: 'Un webhook de votre compte Whoosh est en pause',
      text: [
        '{what} ne répond plus depuis un moment, Whoosh a donc cessé de l’appeler. Relancez-le quand il ' +
          'fonctionnera de nouveau.',
        '{url}',
      ],
    },
    'data-copied': {
      subject: 'Une copie de vos données Whoosh a été téléchargée',
      text: ['Une personne connectée à votre compte a téléchargé une copie de tout son contenu.'],
    },
    passkey: {
      subject: 'Une clé d’accès a été ajoutée à votre compte Whoosh',
      text: ['La clé d’accès « {what} » permet désormais de se connecter à votre compte.'],
    },
    'linked-identity': {
      subject: 'Une connexion a été associée à votre compte Whoosh',
      text: ['{what} permet désormais de se connecter à votre compte.'],
    },
    recovered: {
      subject: 'Votre compte Whoosh est de nouveau à vous',
      text: [
        'Votre compte retrouve cette adresse e-mail. Toutes les sessions ont été fermées, et les clés d’API, webhooks, ' +
          'liens de partage, clés d’accès et connexions associées créés entre-temps ont été supprimés.',
        'Connectez-vous avec cette adresse et vérifiez votre compte :',
        '{url}',
      ],
    },
    remove: [
      'Si c’était vous, il n’y a rien à faire. Sinon, supprimez cet élément et déconnectez-vous partout :',
      '{url}',
    ],
    'log-out': [
      'Si c’était vous, il n’y a rien à faire. Sinon, déconnectez-vous partout et écrivez à notre assistance :',
      '{url}',
    ],
  },
  de: {
    'manage-key': {
      subject: 'Ein neuer API-Schlüssel kann dein Whoosh-Konto verwalten',
      text: ['Der API-Schlüssel „{what}“ wurde erstellt. Er kann deine Sounds und Projekte ändern und löschen.'],
    },
    webhook: {
      subject: 'Deinem Whoosh-Konto wurde ein Webhook hinzugefügt',
      text: ['Whoosh meldet fertige Sounds und Exporte jetzt an {what}.'],
    },
    'webhook-secret': {
      subject: 'Ein Webhook deines Whoosh-Kontos hat ein neues Secret',
      text: ['Das Secret, das Nachrichten an {what} signiert, wurde ersetzt und einmal angezeigt.'],
    },
    'webhook-paused': {
      subject: 'Ein Webhook deines Whoosh-Kontos ist pausiert',
      text: [
        '{what} antwortet seit einer Weile nicht, deshalb ruft Whoosh die Adresse nicht mehr auf. Setze den Webhook ' +
          'fort, wenn sie wieder erreichbar ist.',
        '{url}',
      ],
    },
    'data-copied': {
      subject: 'Eine Kopie deiner Whoosh-Daten wurde heruntergeladen',
      text: ['Jemand, der in deinem Konto angemeldet ist, hat eine Kopie aller Inhalte heruntergeladen.'],
    },
    passkey: {
      subject: 'Deinem Whoosh-Konto wurde ein Passkey hinzugefügt',
      text: ['Mit dem Passkey „{what}“ kann man sich jetzt in deinem Konto anmelden.'],
    },
    'linked-identity': {
      subject: 'Mit deinem Whoosh-Konto wurde eine Anmeldung verknüpft',
      text: ['Mit {what} kann man sich jetzt in deinem Konto anmelden.'],
    },
    recovered: {
      subject: 'Dein Whoosh-Konto gehört wieder dir',
      text: [
        'Dein Konto hat wieder diese E-Mail-Adresse. Alle Geräte wurden abgemeldet; API-Schlüssel, Webhooks, ' +
          'Freigabelinks, Passkeys und verknüpfte Anmeldungen, die inzwischen entstanden sind, wurden entfernt.',
        'Melde dich mit dieser Adresse an und prüfe dein Konto:',
        '{url}',
      ],
    },
    remove: ['Wenn du das warst, musst du nichts tun. Wenn nicht, entferne es und melde dich überall ab:', '{url}'],
    'log-out': [
      'Wenn du das warst, musst du nichts tun. Wenn nicht, melde dich überall ab und schreibe unserem Support:',
      '{url}',
    ],
  },
  pt: {
    'manage-key': {
      subject: 'Uma nova chave de API pode gerenciar a sua conta do Whoosh',
      text: ['A chave de API “{what}” foi criada. Ela pode alterar e excluir os seus sons e projetos.'],
    },
    webhook: {
      subject: 'Um webhook foi adicionado à sua conta do Whoosh',
      text: ['O Whoosh agora avisa {what} sobre sons e exportações concluídos.'],
    },
    'webhook-secret': {
      subject: 'Um webhook da sua conta do Whoosh tem um novo segredo',
      text: ['O segredo que assina as mensagens para {what} foi substituído e mostrado uma vez.'],
    },
    'webhook-paused': {
      subject: 'Um webhook da sua conta do Whoosh está pausado',
      text: [
        '{what} não responde há algum tempo, por isso o Whoosh parou de chamá-lo. Retome-o quando voltar a funcionar.',
        '{url}',
      ],
    },
    'data-copied': {
      subject: 'Uma cópia dos seus dados do Whoosh foi baixada',
      text: ['Alguém conectado à sua conta baixou uma cópia de tudo o que há nela.'],
    },
    passkey: {
      subject: 'Uma chave de acesso foi adicionada à sua conta do Whoosh',
      text: ['A chave de acesso “{what}” agora pode entrar na sua conta.'],
    },
    'linked-identity': {
      subject: 'Um login foi vinculado à sua conta do Whoosh',
      text: ['Agora é possível entrar na sua conta com {what}.'],
    },
    recovered: {
      subject: 'A sua conta do Whoosh é sua de novo',
      text: [
        'A sua conta volta a ter este endereço de e-mail. Todas as sessões foram encerradas, e as chaves de API, ' +
          'webhooks, links compartilhados, ' +
          'chaves de acesso e logins vinculados criados nesse meio-tempo foram removidos.',
        'Entre com este endereço e confira a sua conta:',
        '{url}',
      ],
    },
    remove: ['Se foi você, não há nada a fazer. Se não foi, remova o item e saia de todos os lugares:', '{url}'],
    'log-out': [
      'Se foi você, não há nada a fazer. Se não foi, saia de todos os lugares e escreva para o nosso suporte:',
      '{url}',
    ],
  },
  it: {
    'manage-key': {
      subject: 'Una nuova chiave API può gestire il tuo account Whoosh',
      text: ['È stata creata la chiave API “{what}”. Può modificare ed eliminare i tuoi suoni e progetti.'],
    },
    webhook: {
      subject: 'È stato aggiunto un webhook al tuo account Whoosh',
      text: ['Ora Whoosh segnala a {what} i suoni e le esportazioni pronti.'],
    },
    'webhook-secret': {
      subject: 'Un webhook del tuo account Whoosh ha un nuovo secret',
      text: ['Il secret che firma i messaggi a {what} è stato sostituito e mostrato una volta.'],
    },
    'webhook-paused': {
      subject: 'Un webhook del tuo account Whoosh è in pausa',
      text: [
        '{what} non risponde da un po’, quindi Whoosh ha smesso di chiamarlo. Riattivalo quando torna a funzionare.',
        '{url}',
      ],
    },
    'data-copied': {
      subject: 'È stata scaricata una copia dei tuoi dati Whoosh',
      text: ['Qualcuno che ha effettuato l’accesso al tuo account ha scaricato una copia di tutto ciò che contiene.'],
    },
    passkey: {
      subject: 'È stata aggiunta una passkey al tuo account Whoosh',
      text: ['Ora la passkey “{what}” può accedere al tuo account.'],
    },
    'linked-identity': {
      subject: 'Un accesso è stato collegato al tuo account Whoosh',
      text: ['Ora si può accedere al tuo account con {what}.'],
    },
    recovered: {
      subject: 'Il tuo account Whoosh è di nuovo tuo',
      text: [
        'Il tuo account ha di nuovo questo indirizzo e-mail. Tutte le sessioni sono state chiuse e le chiavi API, i ' +
          'webhook, i link condivisi, le passkey e gli accessi collegati creati nel frattempo sono stati rimossi.',
        'Accedi con questo indirizzo e controlla il tuo account:',
        '{url}',
      ],
    },
    remove: ['Se sei stato tu, non devi fare nulla. Altrimenti rimuovilo e disconnettiti ovunque:', '{url}'],
    'log-out': [
      'Se sei stato tu, non devi fare nulla. Altrimenti disconnettiti ovunque e scrivi alla nostra assistenza:',
      '{url}',
    ],
  },
  ja: {
    'manage-key': {
      subject: 'Whooshアカウントを管理できるAPIキーが作成されました',
      text: ['APIキー「{what}」が作成されました。このキーは音とプロジェクトを変更・削除できます。'],
    },
    webhook: {
      subject: 'WhooshアカウントにWebhookが追加されました',
      text: ['音と書き出しの完了が{what}に通知されるようになりました。'],
    },
    'webhook-secret': {
      subject: 'WhooshアカウントのWebhookのシークレットが新しくなりました',
      text: ['{what}へのメッセージに署名するシークレットが置き換えられ、一度だけ表示されました。'],
    },
    'webhook-paused': {
      subject: 'WhooshアカウントのWebhookが一時停止されました',
      text: ['{what}からしばらく応答がないため、通知を停止しました。復旧したら再開してください。', '{url}'],
    },
    'data-copied': {
      subject: 'Whooshのデータのコピーがダウンロードされました',
      text: ['あなたのアカウントにログインしている人が、すべてのデータのコピーをダウンロードしました。'],
    },
    passkey: {
      subject: 'Whooshアカウントにパスキーが追加されました',
      text: ['パスキー「{what}」でアカウントにログインできるようになりました。'],
    },
    'linked-identity': {
      subject: 'Whooshアカウントにログインが連携されました',
      text: ['{what}でアカウントにログインできるようになりました。'],
    },
    recovered: {
      subject: 'Whooshアカウントを取り戻しました',
      text: [
        'アカウントのメールアドレスがこのアドレスに戻りました。すべての端末がログアウトされ、' +
          'その間に作成されたAPIキー、Webhook、共有リンク、パスキー、連携ログインは削除されました。',
        'このアドレスでログインし、アカウントをご確認ください。',
        '{url}',
      ],
    },
    remove: [
      'ご本人の操作であれば、何もする必要はありません。' +
        '心当たりがない場合は、削除してすべての端末からログアウトしてください。',
      '{url}',
    ],
    'log-out': [
      'ご本人の操作であれば、何もする必要はありません。' +
        '心当たりがない場合は、すべての端末からログアウトし、サポートにご連絡ください。',
      '{url}',
    ],
  },
};
