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
        'Los créditos no caducan. Si no has hecho tú este pago, responde a este correo.',
      ],
    },
    paymentFailed: {
      subject: 'No hemos podido cobrar tu pago de Whoosh',
      triedAgain: 'Volveremos a intentarlo el {day}.',
      notAgain: 'No volveremos a intentarlo.',
      text: [
        'No hemos podido cobrar los {amount} de tu suscripción Premium. {next}',
        'Para conservar Premium, revisa los datos de tu tarjeta aquí:',
        '{url}',
        'En cualquier caso, conservas tus créditos.',
      ],
    },
    duplicateEnded: {
      subject: 'Tenías dos suscripciones a Premium',
      refunded: 'Te devolveremos {amount} a la tarjeta y retiraremos los créditos correspondientes.',
      text: [
        'Premium se contrató dos veces en tu cuenta de Whoosh. Hemos cancelado la segunda suscripción; ' +
          'la primera sigue activa.',
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
        'Merci. Nous avons bien reçu votre paiement.',
        '{bought} : {amount}{tax}\nPayé le {day}\nNuméro {number}',
        'Les crédits n’expirent jamais. Si ce paiement ne vient pas de vous, répondez à ce message.',
      ],
    },
    paymentFailed: {
      subject: 'Votre paiement Whoosh a échoué',
      triedAgain: 'Une nouvelle tentative aura lieu le {day}.',
      notAgain: 'Il n’y aura pas de nouvelle tentative.',
      text: [
        'Le paiement de {amount} pour votre abonnement Premium n’a pas pu être effectué. {next}',
        'Pour garder Premium, vérifiez les informations de votre carte ici :',
        '{url}',
        'Dans tous les cas, vous conservez vos crédits.',
      ],
    },
    duplicateEnded: {
      subject: 'Vous aviez deux abonnements Premium',
      refunded: '{amount} vous seront remboursés sur votre carte, et les crédits correspondants seront retirés.',
      text: [
        'Premium a été souscrit deux fois pour votre compte Whoosh. Nous avons résilié le second abonnement ; ' +
          'le premier continue.',
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
        'Credits verfallen nie. Stammt diese Zahlung nicht von dir, antworte auf diese Mail.',
      ],
    },
    paymentFailed: {
      subject: 'Deine Whoosh-Zahlung ist fehlgeschlagen',
      triedAgain: 'Am {day} versuchen wir es noch einmal.',
      notAgain: 'Wir versuchen es nicht noch einmal.',
      text: [
        'Die Zahlung über {amount} für dein Premium-Abo ist fehlgeschlagen. {next}',
        'Um Premium zu behalten, prüfe hier deine Kartendaten:',
        '{url}',
        'Deine Credits behältst du in jedem Fall.',
      ],
    },
    duplicateEnded: {
      subject: 'Du hattest Premium doppelt abonniert',
      refunded: '{amount} werden auf deine Karte erstattet, und die damit bezahlten Credits werden abgezogen.',
      text: [
        'Premium wurde für dein Whoosh-Konto zweimal gekauft. Wir haben das zweite Abo beendet; das erste läuft ' +
          'weiter.',
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
      subject: 'Não foi possível cobrar o seu pagamento do Whoosh',
      triedAgain: 'Tentaremos de novo em {day}.',
      notAgain: 'Não tentaremos de novo.',
      text: [
        'Não foi possível cobrar {amount} pela sua assinatura Premium. {next}',
        'Para manter o Premium, confira os dados do seu cartão aqui:',
        '{url}',
        'De qualquer forma, você continua com os seus créditos.',
      ],
    },
    duplicateEnded: {
      subject: 'Você tinha duas assinaturas Premium',
      refunded: '{amount} serão devolvidos ao seu cartão, e os créditos correspondentes serão retirados.',
      text: [
        'O Premium foi assinado duas vezes na sua conta do Whoosh. Cancelamos a segunda assinatura; ' +
          'a primeira continua ativa.',
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
        'I crediti non scadono mai. Se non hai effettuato tu questo pagamento, rispondi a questa e-mail.',
      ],
    },
    paymentFailed: {
      subject: 'Il tuo pagamento a Whoosh non è andato a buon fine',
      triedAgain: 'Riproveremo il {day}.',
      notAgain: 'Non faremo altri tentativi.',
      text: [
        'Il pagamento di {amount} per il tuo abbonamento Premium non è andato a buon fine. {next}',
        'Per mantenere Premium, controlla qui i dati della tua carta:',
        '{url}',
        'I tuoi crediti restano comunque a tua disposizione.',
      ],
    },
    duplicateEnded: {
      subject: 'Avevi due abbonamenti Premium',
      refunded: '{amount} ti saranno rimborsati sulla carta, e i crediti corrispondenti saranno ritirati.',
      text: [
        'Premium è stato acquistato due volte per il tuo account Whoosh. Abbiamo annullato il secondo abbonamento; ' +
          'il primo resta attivo.',
        '{refunded}',
        'Non devi fare nulla.',
      ],
    },
  },
  ja: {
    receipt: {
      subject: 'Whooshの領収書：{amount}',
      pack: '{pack}、{credits}クレジット',
      premium: 'Premium、1か月',
      tax: '\nうち税額：{taxAmount}',
      text: [
        'ご購入ありがとうございます。お支払いを確認しました。',
        '{bought}：{amount}{tax}\n支払日：{day}\n番号：{number}',
        'クレジットに有効期限はありません。お支払いにお心当たりがない場合は、このメールに返信してください。',
      ],
    },
    paymentFailed: {
      subject: 'Whooshのお支払いを処理できませんでした',
      triedAgain: '{day}に再度お支払いの処理を行います。',
      notAgain: '再度の処理は行いません。',
      text: [
        'Premiumの料金{amount}のお支払いを処理できませんでした。{next}',
        'Premiumを続けるには、こちらでカード情報をご確認ください。',
        '{url}',
        'いずれの場合も、クレジットはそのままお使いいただけます。',
      ],
    },
    duplicateEnded: {
      subject: 'Premiumが二重に契約されていました',
      refunded: '{amount}をカードに返金し、その分のクレジットは差し引きます。',
      text: [
        'お使いのWhooshアカウントでPremiumが2回購入されていました。' +
          '2つ目の契約は解約し、1つ目の契約はそのまま継続します。',
        '{refunded}',
        'お手続きは必要ありません。',
      ],
    },
  },
};
