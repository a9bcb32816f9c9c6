import type { Language } from '@whoosh/contracts';
import type { MailWords } from '../../infra/mail';
import type { Purpose } from './auth-challenge.entity';

interface AuthMailTexts {
  code: MailWords & { enter: Readonly<Record<Purpose, string>> };
  addressWanted: MailWords;
  addressChanged: MailWords;
  deletion: MailWords;
  accountKept: MailWords;
}

/**
 * The mails about an account in the product's languages. English is the one the others are translated from;
 * docs/glossary.md has the words.
 */
export const AUTH_MAIL_TEXTS: Readonly<Record<Language, AuthMailTexts>> = {
  en: {
    code: {
      subject: '{code} is your Whoosh code',
      enter: {
        login: 'Enter this code to log in to Whoosh:',
        signup: 'Enter this code to create your Whoosh account:',
        'email-change': 'Enter this code to make this the email address of your Whoosh account:',
        identity: 'Enter this code to confirm that it is you:',
        deletion: 'Enter this code to delete your Whoosh account:',
        link: 'Enter this code to link your sign-in to Whoosh:',
      },
      text: [
        '{enter}',
        '    {code}',
        'It is valid for {minutes} minutes, in the browser that asked for it.',
        'If that was not you, ignore this email: nothing happens without the code. Whoosh will never ask you for it.',
      ],
    },
    addressWanted: {
      subject: 'Someone tried to use your email address',
      text: [
        'Someone who is signed in to another Whoosh account tried to use this address for it.',
        'Nothing has changed: the address belongs to your account. There is nothing you need to do.',
      ],
    },
    addressChanged: {
      subject: 'The email address of your Whoosh account was changed',
      text: [
        'Your Whoosh account now uses another email address to sign in.',
        'If that was you, there is nothing to do.',
        'If it was not, open this page within {hours} hours. It gives the account back to this address and signs ' +
          'everyone out:',
        '{url}',
      ],
    },
    deletion: {
      subject: 'Your Whoosh account will be deleted',
      text: [
        'Your Whoosh account, with all its sounds, projects and credits, will be deleted on {day}. Any ' +
          'Premium subscription has already ended.',
        'To keep the account, sign in before that day; that is all it takes:',
        '{url}',
        'If you did not ask for this, sign in now and write to our support.',
      ],
    },
    accountKept: {
      subject: 'Your Whoosh account will not be deleted',
      text: [
        'You signed in, so your Whoosh account will not be deleted. Everything in it is as it was.',
        'A Premium subscription that ended is not renewed by itself.',
      ],
    },
  },
  es: {
    code: {
      subject: '{code} es tu código de Whoosh',
      enter: {
        login: 'Introduce este código para iniciar sesión en Whoosh:',
        signup: 'Introduce este código para crear tu cuenta de Whoosh:',
        'email-change': 'Introduce este código para que esta sea la dirección de correo de tu cuenta de Whoosh:',
        identity: 'Introduce este código para confirmar que eres tú:',
        deletion: 'Introduce este código para eliminar tu cuenta de Whoosh:',
        link: 'Introduce este código para vincular tu inicio de sesión con Whoosh:',
      },
      text: [
        '{enter}',
        '    {code}',
        'Vale durante {minutes} minutos, en el navegador que lo pidió.',
        'Si no has sido tú, ignora este correo: sin el código no pasa nada. Nadie de Whoosh te lo pedirá nunca.',
      ],
    },
    addressWanted: {
      subject: 'Alguien intentó usar tu dirección de correo',
      text: [
        'Alguien que inició sesión en otra cuenta de Whoosh intentó quedarse con esta dirección.',
        'No ha cambiado nada: la dirección pertenece a tu cuenta. No tienes que hacer nada.',
      ],
    },
    addressChanged: {
      subject: 'La dirección de correo de tu cuenta de Whoosh ha cambiado',
      text: [
        'Tu cuenta de Whoosh usa ahora otra dirección de correo para iniciar sesión.',
        'Si has sido tú, no hay nada que hacer.',
        'Si no, abre esta página en un plazo de {hours} horas. Devuelve la cuenta a esta dirección y cierra todas ' +
          'las sesiones:',
        '{url}',
      ],
    },
    deletion: {
      subject: 'Tu cuenta de Whoosh se eliminará',
      text: [
        'Tu cuenta de Whoosh, con todos sus sonidos, proyectos y créditos, ' +
          'se eliminará el {day}. La suscripción Premium, si la había, ya ha terminado.',
        'Para conservar la cuenta, inicia sesión antes de ese día; basta con eso:',
        '{url}',
        'Si no lo has pedido tú, inicia sesión ahora y escribe a nuestro soporte.',
      ],
    },
    accountKept: {
      subject: 'Tu cuenta de Whoosh no se eliminará',
      text: [
        'Has iniciado sesión, así que tu cuenta de Whoosh no se eliminará. Todo sigue como estaba.',
        'Una suscripción Premium que terminó no se renueva sola.',
      ],
    },
  },
  fr: {
    code: {
      subject: '{code} est votre code Whoosh',
      enter: {
        login: 'Saisissez ce code pour vous connecter à Whoosh :',
        signup: 'Saisissez ce code pour créer votre compte Whoosh :',
        'email-change': 'Saisissez ce code pour faire de cette adresse celle de votre compte Whoosh :',
        identity: 'Saisissez ce code pour confirmer que c’est bien vous :',
        deletion: 'Saisissez ce code pour supprimer votre compte Whoosh :',
        link: 'Saisissez ce code pour associer votre connexion à Whoosh :',
      },
      text: [
        '{enter}',
        '    {code}',
        'Il est valable {minutes} minutes, dans le navigateur qui l’a demandé.',
        'Si ce n’était pas vous, ignorez ce message : sans le code, il ne se passe rien. Personne chez Whoosh ne ' +
          'vous le demandera jamais.',
      ],
    },
    addressWanted: {
      subject: 'Quelqu’un a essayé d’utiliser votre adresse e-mail',
      text: [
        'Une personne connectée à un autre compte Whoosh a essayé de s’attribuer cette adresse.',
        'Rien n’a changé : l’adresse appartient à votre compte. Vous n’avez rien à faire.',
      ],
    },
    addressChanged: {
      subject: 'L’adresse e-mail de votre compte Whoosh a changé',
      text: [
        'La connexion à votre compte Whoosh se fait désormais avec une autre adresse e-mail.',
        'Si c’était vous, il n’y a rien à faire.',
        'Sinon, ouvrez cette page dans les {hours} heures. Elle rend le compte à cette adresse et ferme toutes ' +
          'les sessions :',
        '{url}',
      ],
    },
    deletion: {
      subject: 'Votre compte Whoosh va être supprimé',
      text: [
        'Votre compte Whoosh, avec tous ses sons, projets et crédits, sera supprimé le {day}. Votre ' +
          'éventuel abonnement Premium a déjà pris fin.',
        'Pour garder le compte, connectez-vous avant ce jour ; cela suffit :',
        '{url}',
        'Si vous ne l’avez pas demandé, connectez-vous maintenant et écrivez à notre assistance.',
      ],
    },
    accountKept: {
      subject: 'Votre compte Whoosh ne sera pas supprimé',
      text: [
        'Vous vous êtes connecté : votre compte Whoosh ne sera pas supprimé. Tout y est comme avant.',
        'Un abonnement Premium qui a pris fin ne se renouvelle pas de lui-même.',
      ],
    },
  },
  de: {
    code: {
      subject: '{code} ist dein Whoosh-Code',
      enter: {
        login: 'Gib diesen Code ein, um dich bei Whoosh anzumelden:',
        signup: 'Gib diesen Code ein, um dein Whoosh-Konto anzulegen:',
        'email-change': 'Gib diesen Code ein, um dies zur E-Mail-Adresse deines Whoosh-Kontos zu machen:',
        identity: 'Gib diesen Code ein, um zu bestätigen, dass du es bist:',
        deletion: 'Gib diesen Code ein, um dein Whoosh-Konto zu löschen:',
        link: 'Gib diesen Code ein, um deine Anmeldung mit Whoosh zu verknüpfen:',
      },
      text: [
        '{enter}',
        '    {code}',
        'Er gilt {minutes} Minuten, in dem Browser, der ihn angefordert hat.',
        'Warst du das nicht, dann ignoriere diese Mail: Ohne den Code passiert nichts. Niemand von Whoosh fragt je ' +
          'danach.',
      ],
    },
    addressWanted: {
      subject: 'Jemand wollte deine E-Mail-Adresse verwenden',
      text: [
        'Jemand, der bei einem anderen Whoosh-Konto angemeldet ist, wollte diese Adresse dafür verwenden.',
        'Nichts hat sich geändert: Die Adresse gehört zu deinem Konto. Du musst nichts tun.',
      ],
    },
    addressChanged: {
      subject: 'Die E-Mail-Adresse deines Whoosh-Kontos wurde geändert',
      text: [
        'Dein Whoosh-Konto verwendet zur Anmeldung jetzt eine andere E-Mail-Adresse.',
        'Warst du das, ist nichts zu tun.',
        'Wenn nicht, öffne innerhalb von {hours} Stunden diese Seite. Sie gibt das Konto an diese Adresse zurück ' +
          'und meldet alle Geräte ab:',
        '{url}',
      ],
    },
    deletion: {
      subject: 'Dein Whoosh-Konto wird gelöscht',
      text: [
        'Dein Whoosh-Konto mit allen Sounds, Projekten und Credits wird am {day} gelöscht. Ein etwaiges ' +
          'Premium-Abo ist bereits beendet.',
        'Um das Konto zu behalten, melde dich vor diesem Tag an; mehr braucht es nicht:',
        '{url}',
        'Warst du das nicht, melde dich jetzt an und schreibe unserem Support.',
      ],
    },
    accountKept: {
      subject: 'Dein Whoosh-Konto wird nicht gelöscht',
      text: [
        'Du hast dich angemeldet, also wird dein Whoosh-Konto nicht gelöscht. Alles darin ist, wie es war.',
        'Ein beendetes Premium-Abo verlängert sich nicht von selbst.',
      ],
    },
  },
  pt: {
    code: {
      subject: '{code} é o seu código do Whoosh',
      enter: {
        login: 'Digite este código para entrar no Whoosh:',
        signup: 'Digite este código para criar a sua conta do Whoosh:',
        'email-change': 'Digite este código para que este seja o endereço de e-mail da sua conta do Whoosh:',
        identity: 'Digite este código para confirmar que é você:',
        deletion: 'Digite este código para excluir a sua conta do Whoosh:',
        link: 'Digite este código para vincular o seu login ao Whoosh:',
      },
      text: [
        '{enter}',
        '    {code}',
        'Ele vale por {minutes} minutos, no navegador que o pediu.',
        'Se não foi você, ignore este e-mail: sem o código nada acontece. Ninguém do Whoosh jamais pedirá o código.',
      ],
    },
    addressWanted: {
      subject: 'Alguém tentou usar o seu endereço de e-mail',
      text: [
        'Alguém que entrou em outra conta do Whoosh tentou ficar com este endereço.',
        'Nada mudou: o endereço pertence à sua conta. Você não precisa fazer nada.',
      ],
    },
    addressChanged: {
      subject: 'O endereço de e-mail da sua conta do Whoosh mudou',
      text: [
        'A sua conta do Whoosh agora usa outro endereço de e-mail para entrar.',
        'Se foi você, não há nada a fazer.',
        'Se não foi, abra esta página em até {hours} horas. Ela devolve a conta a este endereço e encerra todas as ' +
          'sessões:',
        '{url}',
      ],
    },
    deletion: {
      subject: 'A sua conta do Whoosh será excluída',
      text: [
        'A sua conta do Whoosh, com todos os sons, projetos e créditos, será excluída em {day}. Uma ' +
          'eventual assinatura Premium já foi encerrada.',
        'Para manter a conta, entre antes desse dia; é só isso:',
        '{url}',
        'Se você não pediu isso, entre agora e escreva para o nosso suporte.',
      ],
    },
    accountKept: {
      subject: 'A sua conta do Whoosh não será excluída',
      text: [
        'Você entrou, então a sua conta do Whoosh não será excluída. Tudo está como antes.',
        'Uma assinatura Premium que terminou não se renova sozinha.',
      ],
    },
  },
  it: {
    code: {
      subject: '{code} è il tuo codice Whoosh',
      enter: {
        login: 'Inserisci questo codice per accedere a Whoosh:',
        signup: 'Inserisci questo codice per creare il tuo account Whoosh:',
        'email-change': 'Inserisci questo codice per usare questo indirizzo e-mail con il tuo account Whoosh:',
        identity: 'Inserisci questo codice per confermare che sei tu:',
        deletion: 'Inserisci questo codice per eliminare il tuo account Whoosh:',
        link: 'Inserisci questo codice per collegare il tuo accesso a Whoosh:',
      },
      text: [
        '{enter}',
        '    {code}',
        'Vale {minutes} minuti, nel browser che l’ha chiesto.',
        'Se non sei stato tu, ignora questa e-mail: senza il codice non succede nulla. Nessuno di Whoosh te lo ' +
          'chiederà mai.',
      ],
    },
    addressWanted: {
      subject: 'Qualcuno ha provato a usare il tuo indirizzo e-mail',
      text: [
        'Qualcuno connesso a un altro account Whoosh ha provato a prendersi questo indirizzo.',
        'Non è cambiato nulla: l’indirizzo appartiene al tuo account. Non devi fare nulla.',
      ],
    },
    addressChanged: {
      subject: 'L’indirizzo e-mail del tuo account Whoosh è cambiato',
      text: [
        'Ora il tuo account Whoosh usa un altro indirizzo e-mail per l’accesso.',
        'Se sei stato tu, non c’è nulla da fare.',
        'Altrimenti apri questa pagina entro {hours} ore. Restituisce l’account a questo indirizzo e chiude tutte ' +
          'le sessioni:',
        '{url}',
      ],
    },
    deletion: {
      subject: 'Il tuo account Whoosh verrà eliminato',
      text: [
        'Il tuo account Whoosh, con tutti i suoni, i progetti e i crediti, verrà eliminato il {day}. ' +
          'L’eventuale abbonamento Premium è già terminato.',
        'Per tenere l’account, accedi prima di quel giorno; basta questo:',
        '{url}',
        'Se non l’hai chiesto tu, accedi ora e scrivi alla nostra assistenza.',
      ],
    },
    accountKept: {
      subject: 'Il tuo account Whoosh non verrà eliminato',
      text: [
        'Hai effettuato l’accesso, quindi il tuo account Whoosh non verrà eliminato. Tutto è come prima.',
        'Un abbonamento Premium terminato non si rinnova da solo.',
      ],
    },
  },
  ja: {
    code: {
      subject: 'Whooshの確認コード：{code}',
      enter: {
        login: 'Whooshにログインするには、このコードを入力してください。',
        signup: 'Whooshのアカウントを作成するには、このコードを入力してください。',
        'email-change': 'このアドレスをWhooshアカウントのメールアドレスにするには、このコードを入力してください。',
        identity: 'ご本人の確認のため、このコードを入力してください。',
        deletion: 'Whooshのアカウントを削除するには、このコードを入力してください。',
        link: 'ログインをWhooshと連携するには、このコードを入力してください。',
      },
      text: [
        '{enter}',
        '    {code}',
        'コードは{minutes}分間、リクエストしたブラウザでのみ有効です。',
        'お心当たりがない場合は、このメールを無視してください。コードがなければ何も起こりません。' +
          'Whooshからコードをお尋ねすることはありません。',
      ],
    },
    addressWanted: {
      subject: 'あなたのメールアドレスを使おうとした人がいます',
      text: [
        '別のWhooshアカウントにログインしている人が、このアドレスを自分のものにしようとしました。',
        '何も変わっていません。アドレスはあなたのアカウントのものです。何もする必要はありません。',
      ],
    },
    addressChanged: {
      subject: 'Whooshアカウントのメールアドレスが変更されました',
      text: [
        'Whooshのアカウントには、今後は別のメールアドレスでログインします。',
        'ご本人による変更であれば、何もする必要はありません。',
        'そうでない場合は、{hours}時間以内に次のページを開いてください。' +
          'アカウントがこのアドレスに戻り、すべての端末からログアウトします。',
        '{url}',
      ],
    },
    deletion: {
      subject: 'Whooshのアカウントは削除されます',
      text: [
        'Whooshのアカウントは、すべての音、プロジェクト、クレジットとともに{day}に削除されます。' +
          'Premiumをご契約だった場合、契約はすでに終了しています。',
        'アカウントを残すには、その日までにログインしてください。それだけで十分です。',
        '{url}',
        'ご自身で依頼していない場合は、今すぐログインしてサポートにご連絡ください。',
      ],
    },
    accountKept: {
      subject: 'Whooshのアカウントは削除されません',
      text: [
        'ログインされたため、Whooshのアカウントは削除されません。内容はすべて元のままです。',
        '終了したPremiumの契約は自動では更新されません。',
      ],
    },
  },
};
