import type { Language } from '@whoosh/contracts';
import type { MailWords } from '../../../infra/mail';

interface BillingMailTexts {
  /** {bought} is what was paid for, {tax} its line or nothing. */
  receipt: MailWords & { pack: string; premium: string; tax: string };
  /** {next} says whether it is tried again. */
  paymentFailed: MailWords & { triedAgain: string; notAgain: string };
  /** {refunded} is its sentence, or nothing where no money goes back. */
  duplicateEnded: MailWords & { refunded: string };
}

/**
 * The mails about money in the product's languages. English is the one the others are translated from; docs/glossary.md
 * has the words.
 */
export const BILLING_MAIL_TEXTS: Readonly<Record<Language, BillingMailTexts>> = {
  en: {
    receipt: {
      subject: 'Your Whoosh receipt: {amount}',
      pack: '{pack}, {credits} credits',
      premium: 'Premium, one month',
      tax: '\nTax included: {taxAmount}',
      text: [
        'Thank you. We received your payment.',
        '{bought}: {amount}{tax}\nPaid on {day}\nNumber {number}',
        'Credits never expire. If you did not make this payment, reply to this email.',
      ],
    },
    paymentFailed: {
      subject: 'Your Whoosh payment failed',
      triedAgain: 'It will be tried again on {day}.',
      notAgain: 'It will not be tried again.',
      text: [
        'The payment of {amount} for your Premium subscription failed. {next}',
        'To keep Premium, check your card here:',
        '{url}',
        'Your credits stay yours either way.',
      ],
    },
    duplicateEnded: {
      subject: 'You were subscribed to Premium twice',
      refunded: '{amount} will be refunded to your card, and the credits it paid for will be removed.',
      text: [
        'Premium was bought twice for your Whoosh account. We ended the second subscription; the first one continues.',
        '{refunded}',
        'There is nothing you need to do.',
      ],
    },
  },
  es: {
    receipt: {
      subject: 'Tu recibo de Whoosh: {amount}',
      pack: '{pack}, {credits} créditos',
      premium: 'Premium, un mes',
      tax: '\nImpuestos incluidos: {taxAmount}',
      text: [
        'Gracias. Hemos recibido tu pago.',
        '{bought}: {amount}{tax}\nPagado el {day}\nNúmero {number}',
        'Los créditos no caducan. Si no has hecho este pago, responde a este correo.',
      ],
    },
    paymentFailed: {
      subject: 'Tu pago de Whoosh ha fallado',
      triedAgain: 'Se intentará de nuevo el {day}.',
      notAgain: 'No se intentará de nuevo.',
      text: [
        'El pago de {amount} por tu suscripción Premium ha fallado. {next}',
        'Para conservar Premium, revisa tu tarjeta aquí:',
        '{url}',
        'En cualquier caso, tus créditos siguen siendo tuyos.',
      ],
    },
    duplicateEnded: {
      subject: 'Estabas suscrito dos veces a Premium',
      refunded: '{amount} vuelven a tu tarjeta, y los créditos que se pagaron con ellos se retiran.',
      text: [
        'Premium se compró dos veces para tu cuenta de Whoosh. Hemos terminado la segunda suscripción; la primera sigue.',
        '{refunded}',
        'No tienes que hacer nada.',
      ],
    },
  },
  fr: {
    receipt: {
      subject: 'Votre reçu Whoosh : {amount}',
      pack: '{pack}, {credits} crédits',
      premium: 'Premium, un mois',
      tax: '\nTaxes comprises : {taxAmount}',
      text: [
        'Merci. Nous avons reçu votre paiement.',
        '{bought} : {amount}{tax}\nPayé le {day}\nNuméro {number}',
        'Les crédits n’expirent jamais. Si vous n’avez pas fait ce paiement, répondez à ce message.',
      ],
    },
    paymentFailed: {
      subject: 'Votre paiement Whoosh a échoué',
      triedAgain: 'Une nouvelle tentative aura lieu le {day}.',
      notAgain: 'Il n’y aura pas de nouvelle tentative.',
      text: [
        'Le paiement de {amount} pour votre abonnement Premium a échoué. {next}',
        'Pour garder Premium, vérifiez votre carte ici :',
        '{url}',
        'Dans tous les cas, vos crédits restent à vous.',
      ],
    },
    duplicateEnded: {
      subject: 'Vous étiez abonné deux fois à Premium',
      refunded: '{amount} sont recrédités sur votre carte, et les crédits correspondants sont repris.',
      text: [
        'Premium a été acheté deux fois pour votre compte Whoosh. Nous avons mis fin au second abonnement ; le premier continue.',
        '{refunded}',
        'Vous n’avez rien à faire.',
      ],
    },
  },
  de: {
    receipt: {
      subject: 'Deine Whoosh-Quittung: {amount}',
      pack: '{pack}, {credits} Credits',
      premium: 'Premium, ein Monat',
      tax: '\nEnthaltene Steuer: {taxAmount}',
      text: [
        'Danke. Wir haben deine Zahlung erhalten.',
        '{bought}: {amount}{tax}\nBezahlt am {day}\nNummer {number}',
        'Credits verfallen nie. Hast du nicht selbst bezahlt, antworte auf diese Mail.',
      ],
    },
    paymentFailed: {
      subject: 'Deine Whoosh-Zahlung ist fehlgeschlagen',
      triedAgain: 'Am {day} wird es erneut versucht.',
      notAgain: 'Es wird nicht erneut versucht.',
      text: [
        'Die Zahlung von {amount} für dein Premium-Abo ist fehlgeschlagen. {next}',
        'Um Premium zu behalten, sieh hier nach deiner Karte:',
        '{url}',
        'Deine Credits bleiben in jedem Fall deine.',
      ],
    },
    duplicateEnded: {
      subject: 'Du hattest Premium doppelt abonniert',
      refunded: '{amount} gehen auf deine Karte zurück, und die damit bezahlten Credits werden zurückgenommen.',
      text: [
        'Premium wurde für dein Whoosh-Konto zweimal gekauft. Wir haben das zweite Abo beendet; das erste läuft weiter.',
        '{refunded}',
        'Du musst nichts tun.',
      ],
    },
  },
  pt: {
    receipt: {
      subject: 'O seu recibo do Whoosh: {amount}',
      pack: '{pack}, {credits} créditos',
      premium: 'Premium, um mês',
      tax: '\nImpostos incluídos: {taxAmount}',
      text: [
        'Obrigado. Recebemos o seu pagamento.',
        '{bought}: {amount}{tax}\nPago em {day}\nNúmero {number}',
        'Os créditos nunca expiram. Se você não fez este pagamento, responda a este e-mail.',
      ],
    },
    paymentFailed: {
      subject: 'O seu pagamento do Whoosh falhou',
      triedAgain: 'Haverá nova tentativa em {day}.',
      notAgain: 'Não haverá nova tentativa.',
      text: [
        'O pagamento de {amount} da sua assinatura Premium falhou. {next}',
        'Para manter o Premium, verifique o seu cartão aqui:',
        '{url}',
        'De qualquer forma, os seus créditos continuam seus.',
      ],
    },
    duplicateEnded: {
      subject: 'Você assinou o Premium duas vezes',
      refunded: '{amount} voltam para o seu cartão, e os créditos pagos com eles são retirados.',
      text: [
        'O Premium foi comprado duas vezes para a sua conta do Whoosh. Encerramos a segunda assinatura; a primeira continua.',
        '{refunded}',
        'Você não precisa fazer nada.',
      ],
    },
  },
  it: {
    receipt: {
      subject: 'La tua ricevuta Whoosh: {amount}',
      pack: '{pack}, {credits} crediti',
      premium: 'Premium, un mese',
      tax: '\nImposte incluse: {taxAmount}',
      text: [
        'Grazie. Abbiamo ricevuto il tuo pagamento.',
        '{bought}: {amount}{tax}\nPagato il {day}\nNumero {number}',
        'I crediti non scadono mai. Se non hai fatto tu questo pagamento, rispondi a questa e-mail.',
      ],
    },
    paymentFailed: {
      subject: 'Il tuo pagamento Whoosh non è riuscito',
      triedAgain: 'Verrà ritentato il {day}.',
      notAgain: 'Non verrà ritentato.',
      text: [
        'Il pagamento di {amount} per il tuo abbonamento Premium non è riuscito. {next}',
        'Per tenere Premium, controlla la tua carta qui:',
        '{url}',
        'In ogni caso i tuoi crediti restano tuoi.',
      ],
    },
    duplicateEnded: {
      subject: 'Eri abbonato due volte a Premium',
      refunded: '{amount} tornano sulla tua carta, e i crediti pagati con questa somma vengono ritirati.',
      text: [
        'Premium è stato acquistato due volte per il tuo account Whoosh. Abbiamo chiuso il secondo abbonamento; il primo continua.',
        '{refunded}',
        'Non devi fare nulla.',
      ],
    },
  },
  ja: {
    receipt: {
      subject: 'Whoosh の領収書：{amount}',
      pack: '{pack}、{credits} クレジット',
      premium: 'Premium、1か月',
      tax: '\n税込（税額）：{taxAmount}',
      text: [
        'ありがとうございます。お支払いを確認しました。',
        '{bought}：{amount}{tax}\n支払日：{day}\n番号：{number}',
        'クレジットに有効期限はありません。お支払いにお心当たりがない場合は、このメールに返信してください。',
      ],
    },
    paymentFailed: {
      subject: 'Whoosh のお支払いに失敗しました',
      triedAgain: '{day}に再度試みます。',
      notAgain: '再度の請求は行いません。',
      text: [
        'Premium の契約の{amount}のお支払いに失敗しました。{next}',
        'Premium を続けるには、こちらでカードをご確認ください。',
        '{url}',
        'いずれの場合も、クレジットはそのままお使いいただけます。',
      ],
    },
    duplicateEnded: {
      subject: 'Premium が二重に契約されていました',
      refunded: '{amount}をカードに返金し、その分のクレジットは差し引きます。',
      text: [
        'お使いの Whoosh アカウントで Premium が二度購入されました。二つ目の契約を終了し、一つ目は続きます。',
        '{refunded}',
        '何もする必要はありません。',
      ],
    },
  },
};
