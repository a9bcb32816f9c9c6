/** Types of the API's document, written by generate.mjs. */
export interface paths {
    "/api/auth/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened around the security of your account, the newest first, page by page */
        get: operations["Identity_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms with the mailed code who it is: the session is fresh for 15 minutes */
        post: operations["Identity_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/freshness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the session may do what answers FRESH_SIGN_IN_REQUIRED to an old one */
        get: operations["Identity_freshness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session */
        post: operations["Auth_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends every session of this account, in all browsers
         * @description API keys act without a session: they stay, unless revokeKeys is true.
         */
        post: operations["Auth_logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the provider sends the browser back to
         * @description A page, not a call.
         */
        get: operations["OpenId_callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sign-ins that are linked to your account, the newest first */
        get: operations["OpenId_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a linked sign-in: the next one with it asks for a code again */
        delete: operations["OpenId_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with the mailed code, and links the sign-in to the account of the address
         * @description Makes the account if there is none. Its owner is told by mail.
         */
        post: operations["OpenId_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/pending-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address whose code links the sign-in that this browser came back with */
        get: operations["OpenId_pendingLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/openid/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the browser to the provider of OIDC_ISSUER
         * @description A page, not a call.
         */
        get: operations["OpenId_start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your passkeys, the newest first */
        get: operations["Passkeys_list"];
        put?: never;
        /**
         * Adds the passkey that the browser made; its owner is told by mail
         * @description A session older than 15 minutes answers FRESH_SIGN_IN_REQUIRED.
         */
        post: operations["Passkeys_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a passkey: it signs in no more */
        delete: operations["Passkeys_remove"];
        options?: never;
        head?: never;
        /** Renames a passkey */
        patch: operations["Passkeys_rename"];
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description A session older than 15 minutes answers FRESH_SIGN_IN_REQUIRED.
         */
        post: operations["Passkeys_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey */
        post: operations["Passkeys_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/sign-in-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to sign in with a passkey */
        post: operations["Passkeys_signInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a one-time code for login or sign-up */
        post: operations["Auth_sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-confirmation-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a code to the current address, for what answers FRESH_SIGN_IN_REQUIRED */
        post: operations["Identity_sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/send-email-change-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a code for a new address; with a session older than 15 minutes first one to the current address */
        post: operations["Account_sendEmailChangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives an account back to its old address and ends its sessions */
        post: operations["EmailUndo_undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/update-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes the new address the account’s; other sessions end */
        put: operations["Account_updateEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the name */
        put: operations["Account_updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["Auth_user"];
        put?: never;
        post?: never;
        /**
         * Deletes the account, seven days from now
         * @description All sessions and a subscription end at once. With a session older than 15 minutes it first mails a code and answers FRESH_SIGN_IN_REQUIRED.
         */
        delete: operations["Account_remove"];
        options?: never;
        head?: never;
        /** Chooses the language of the product and its mails */
        patch: operations["Account_chooseLanguage"];
        trace?: never;
    };
    "/api/auth/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept about you, as a ZIP
         * @description A JSON for each list, named after what stands in it, and your sounds, uploads and exports as they are stored. What is made of an upload to play it is left out. Five an hour. A session older than 15 minutes answers FRESH_SIGN_IN_REQUIRED.
         */
        get: operations["AccountData_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a code that was mailed; at sign-up makes the account */
        post: operations["Auth_verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you must know of your Premium: when it renews, ends, or could not be paid */
        get: operations["Subscription_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a checkout of yours
         * @description Credits that it paid for are there when it answers paid.
         */
        get: operations["Checkout_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the browser must know of the settings */
        get: operations["Config_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a checkout for Premium by the month */
        post: operations["Checkout_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-credit-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a checkout for a credit pack */
        post: operations["Checkout_buyCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of your credits, the newest first
         * @description A Link header leads to older ones.
         */
        get: operations["Credits_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of yours
         * @description Takes one byte range.
         */
        get: operations["Files_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your generations of the last 7 days
         * @description saved=false: those under way or not kept.
         */
        get: operations["Generations_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A generation: its progress, its result, or why it failed */
        get: operations["Generations_get"];
        put?: never;
        post?: never;
        /**
         * Stops a generation, or discards its takes that were not kept, or one of them
         * @description A stopped one gives its credits back.
         */
        delete: operations["Generations_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress as server-sent events
         * @description Each event is a GenerationProgress; the stream ends with the generation.
         */
        get: operations["Generations_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generations/{id}/stems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The layers of a take, kept or not, as a ZIP of WAVs
         * @description 48 kHz, 24-bit; their samples sum up to those of the sound exactly. Costs nothing.
         */
        get: operations["Stems_ofTake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database, storage and queue are there; 503 names what is not */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your API keys, the newest first */
        get: operations["ApiKeys_list"];
        put?: never;
        /**
         * Makes an API key
         * @description The answer holds the key, and no later one does. One that may manage needs a session younger than 15 minutes, else it answers FRESH_SIGN_IN_REQUIRED.
         */
        post: operations["ApiKeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes an API key, at once and for good */
        delete: operations["ApiKeys_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a card of a link to a shared sound shows (oEmbed 1.0) */
        get: operations["Oembed_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans on offer */
        get: operations["Plans_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s projects, the newest first; a Link header leads to more */
        get: operations["Projects_list"];
        put?: never;
        /** Makes a project */
        post: operations["Projects_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project of one’s own
         * @description Begins to make what is lacking where its video was prepared by an earlier version.
         */
        get: operations["Projects_get"];
        /**
         * Gives a project its video
         * @description It is then made playable in the background; `video` tells how far that is.
         */
        put: operations["Projects_setVideo"];
        post?: never;
        /** Puts a project into the trash, where it stays for 30 days */
        delete: operations["Projects_delete"];
        options?: never;
        head?: never;
        /** Renames a project */
        patch: operations["Projects_update"];
        trace?: never;
    };
    "/api/projects/{id}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exports of a project, the newest first */
        get: operations["Exports_list"];
        put?: never;
        /**
         * Begins to make a file of the timeline as it is now
         * @description mp4: the picture as it is, with the mix; wav: the mix; stems: a ZIP of a WAV for each track; buses: a ZIP of a WAV for each of the buses that sounds (dialogue, effects, ambience, music) and one of all but dialogue; otio, fcpxml, edl: a ZIP with the timeline, its media, and its markers as SRT, for other editors.
         */
        post: operations["Exports_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/exports/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an export is */
        get: operations["Exports_get"];
        put?: never;
        post?: never;
        /** Stops an export, or throws its file away */
        delete: operations["Exports_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/exports/{exportId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export that is done
         * @description Takes one byte range.
         */
        get: operations["Exports_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The voices and music of a project */
        get: operations["Media_list"];
        put?: never;
        /**
         * Makes an upload a voice or music of the project
         * @description It is then prepared in the background; `state` tells how far that is.
         */
        post: operations["Media_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a voice or music away; no clip may stand on it */
        delete: operations["Media_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a project back from the trash
         * @description Its sounds are in it again.
         */
        post: operations["Projects_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The link by which others watch a timeline of yours and comment on it */
        get: operations["Review_get"];
        put?: never;
        /**
         * Opens a review by a link, for 30 days
         * @description One that is open keeps its link. It shows the newest finished MP4, or WAV where there is none, and nothing else.
         */
        post: operations["Review_open"];
        /** Revokes the link: it leads nowhere from now on; comments stay */
        delete: operations["Review_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/review-comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reviewers said, a hundred at a time */
        get: operations["Review_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/review-comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a comment */
        delete: operations["Review_remove"];
        options?: never;
        head?: never;
        /** Resolves a comment, or opens it again */
        patch: operations["Review_resolve"];
        trace?: never;
    };
    "/api/projects/{id}/sound-effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The effects of a project, the newest first
         * @description A Link header leads to older ones.
         */
        get: operations["SoundEffects_ofProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clips of a project in the order of their starts */
        get: operations["Timeline_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Makes several changes at once, all or none
         * @description An edit that was made on an older revision answers 409 with the current one in `details`; one that is sent again is answered as the first time.
         */
        patch: operations["Timeline_edit"];
        trace?: never;
    };
    "/api/projects/{id}/timeline-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes on a timeline, as server-sent events
         * @description Each event is a JSON object: `revision` after an edit and every 15 s, `comments` when a review has new ones.
         */
        get: operations["TimelineEvents_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/timeline-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of a timeline: clips, tracks, markers, uploaded sounds, effects, and its revision */
        get: operations["Timeline_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of a timeline, the newest first */
        get: operations["Versions_list"];
        put?: never;
        /** Keeps the timeline as it is now under a name */
        post: operations["Versions_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version with what it holds */
        get: operations["Versions_get"];
        put?: never;
        post?: never;
        /** Deletes a version */
        delete: operations["Versions_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A timeline that its owner lets others review */
        get: operations["OpenReview_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{token}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said of it, a hundred at a time */
        get: operations["OpenReview_list"];
        put?: never;
        /** Says something of a moment of it */
        post: operations["OpenReview_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{token}/cut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its newest finished cut
         * @description Takes one byte range.
         */
        get: operations["OpenReview_cut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shares/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sound that its owner shares */
        get: operations["SharedSound_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shares/{token}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its audio
         * @description Takes one byte range.
         */
        get: operations["SharedSound_audio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shares/{token}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its waveform as a picture, for cards of links */
        get: operations["SharedSound_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a take that you generated
         * @description Keeping it again gives the same effect.
         */
        post: operations["SoundEffects_save"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks, tags or moves several effects
         * @description All of them or, where one is not yours, none.
         */
        patch: operations["Library_change"];
        trace?: never;
    };
    "/api/sound-effects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An effect of yours */
        get: operations["SoundEffects_get"];
        put?: never;
        post?: never;
        /** Puts an effect into the trash, where it stays for 30 days */
        delete: operations["SoundEffects_delete"];
        options?: never;
        head?: never;
        /** Changes name, favourite, tags or project */
        patch: operations["SoundEffects_update"];
        trace?: never;
    };
    "/api/sound-effects/{id}/cuts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cuts a part out of an effect, with fades
         * @description The part is an effect of its own; the effect stays as it is. Costs nothing.
         */
        post: operations["SoundEffects_cut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/download-mp3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The MP3, 44.1 kHz, 320 kbit/s
         * @description With ID3 tags.
         */
        post: operations["Downloads_mp3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/download-wav": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The WAV, 48 kHz, 24-bit unless told otherwise
         * @description With bext, iXML, cues at its events and, where it goes round, loop points.
         */
        post: operations["Downloads_wav"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/licence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays for commercial rights to a free effect
         * @description One credit for each second that it lasts, rounded up, once. An effect that was paid for stays as it is and costs nothing.
         */
        post: operations["SoundEffects_license"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/mixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mixes the layers of an effect anew
         * @description The same happening with nothing changed but the levels of its layers. The mix is an effect of its own; the effect stays as it is. Costs nothing, and uses up no free sound.
         */
        post: operations["SoundEffects_mix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/peaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finer bars of an effect, and what happens in it when */
        get: operations["SoundEffects_peaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings an effect back from the trash */
        post: operations["SoundEffects_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an effect was made of
         * @description The scene can be edited and asked for again. Also of an effect in the trash.
         */
        get: operations["EffectScenes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The link by which everybody hears an effect of yours */
        get: operations["EffectShare_get"];
        put?: never;
        /**
         * Shares an effect by a link
         * @description One that is shared keeps its link.
         */
        post: operations["EffectShare_share"];
        /** Revokes the link: it leads nowhere from now on */
        delete: operations["EffectShare_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/stems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The layers of an effect as a ZIP of WAVs
         * @description 48 kHz, 24-bit; their samples sum up to those of the sound exactly. Costs nothing.
         */
        get: operations["Stems_ofEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/variations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes variations of an effect
         * @description Takes of one generation, each of its own seed and moved as far as the amount says. Answers and costs as a generation of so many takes.
         */
        post: operations["Generator_vary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The family tree of an effect
         * @description What it was cut out of or is a variation of, and all that came from that, itself among them, the oldest first.
         */
        get: operations["SoundEffects_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your effects, the newest first unless told otherwise
         * @description A Link header leads to those that follow.
         */
        get: operations["SoundEffects_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Several of your effects as one ZIP
         * @description Stored, not deflated; written as it goes out.
         */
        get: operations["Downloads_archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts several effects into the trash
         * @description All of them or, where one is not yours, none.
         */
        post: operations["Library_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a description sounds, to judge by; free
         * @description As the POST, as a link.
         */
        get: operations["Drafts_read"];
        put?: never;
        /**
         * How a scene sounds, to judge by; free
         * @description Its first 3 s as a mono MP3 of 96 kbit/s that is kept nowhere. Ten a minute.
         */
        post: operations["Drafts_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a sound
         * @description Answers when it is ready; one that waits longer than 25 s answers 202 with its address.
         */
        post: operations["Generator_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ids of your effects in order, and the first of them whole
         * @description The others are had from /api/sound-effects/all by their ids.
         */
        get: operations["Library_index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/individuals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The individuals that you keep, the newest first
         * @description Put one into `layers[].individual` of a scene, and that layer is this very dog, this very door.
         */
        get: operations["Individuals_list"];
        put?: never;
        /** Keeps an individual of a source under a name */
        post: operations["Individuals_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/individuals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Keeps an individual no longer; sounds that have it stay as they are */
        delete: operations["Individuals_forget"];
        options?: never;
        head?: never;
        /** Gives a kept individual another name */
        patch: operations["Individuals_rename"];
        trace?: never;
    };
    "/api/sound-effects/interpret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a description means, also refined in words; free */
        post: operations["Generator_interpret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings several effects back from the trash
         * @description All of them or, where one is not yours, none.
         */
        post: operations["Library_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/senses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your words mean to you, the newest first */
        get: operations["Senses_list"];
        /** Keeps what words mean to you; descriptions are read so from now on */
        put: operations["Senses_keep"];
        post?: never;
        /** Gives words the meaning back that they have for everybody */
        delete: operations["Senses_forget"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every source of sound that there is: what a layer can be made of */
        get: operations["Generator_sources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-effects/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many effects you have, in the trash too, and of which families */
        get: operations["Library_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the team
         * @description The message is kept and mailed; the answer goes to the address in it.
         */
        post: operations["Support_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timeline-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places an effect on a timeline */
        post: operations["Timeline_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timeline-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a clip; what is left out stays */
        put: operations["Timeline_update"];
        post?: never;
        /** Removes a clip */
        delete: operations["Timeline_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a file of yours can be PUT
         * @description The address is good for 15 minutes. An upload that nothing uses goes after a day.
         */
        post: operations["Uploads_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your webhooks, the newest first */
        get: operations["Webhooks_list"];
        put?: never;
        /**
         * Adds a webhook
         * @description The answer holds the secret that signs its messages. A session older than 15 minutes answers FRESH_SIGN_IN_REQUIRED.
         */
        post: operations["Webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a webhook with its messages */
        delete: operations["Webhooks_remove"];
        options?: never;
        head?: never;
        /** Pauses a webhook, or goes on with it */
        patch: operations["Webhooks_update"];
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 100 messages to a webhook and what became of them */
        get: operations["Webhooks_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message once more, under the same id */
        post: operations["Webhooks_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a webhook a new secret
         * @description For a day messages carry a signature of the old one, too. A session older than 15 minutes answers FRESH_SIGN_IN_REQUIRED.
         */
        post: operations["Webhooks_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signed messages of the payment provider */
        post: operations["Webhook_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provider's page of your subscription; to /pricing without one */
        get: operations["Portal_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes in an upload at the address that /api/upload-url gave */
        put: operations["Storage_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sound-generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a sound, as ElevenLabs’ API does
         * @description The key may also stand in `xi-api-key`. The answer is the sound.
         */
        post: operations["SoundGeneration_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddPasskeyDto: {
            name: string;
            /** @description RegistrationResponseJSON of WebAuthn */
            response: {
                [key: string]: unknown;
            };
        };
        ApiKeyBody: {
            /** Format: date-time */
            createdAt: string;
            creditsPerDay: number | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description to the minute
             */
            lastUsedAt: string | null;
            name: string;
            /** @description the first characters of the key */
            prefix: string;
            scopes: ("read" | "generate" | "manage")[];
        };
        AttributeBody: {
            /** @description path of the field of the layer that the words set: mods.speed, source.surface */
            field?: string;
            /** @enum {string} */
            kind: "modifier" | "time" | "place" | "space";
            label: string;
            /** @description characters, [start, end) */
            span: number[];
        };
        BusSettingsDto: {
            gainDb: number;
            muted: boolean;
        };
        CatalogueSourceBody: {
            /** @enum {string} */
            family: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
            /** @enum {string|null} */
            grade: "strong" | "fair" | "sketch" | null;
            label: string;
            model: string;
            /**
             * @description single events, something that goes on, or either
             * @enum {string}
             */
            plays: "events" | "continuous" | "either";
            /** @description what it can be or do besides the usual: source.variant of a scene */
            variants?: string[];
            /** @description what people call it, in English */
            words: string[];
        };
        ChangeSoundEffectsDto: {
            addTags?: string[];
            favourite?: boolean;
            /** @description ids of your effects */
            ids: number[];
            /** @description null for standalone */
            projectId?: number | null;
            removeTags?: string[];
        };
        CheckoutDto: {
            /** @example premium */
            productId: string;
            /** @example premium-monthly */
            productPriceId: string;
        };
        CheckoutSessionResponse: {
            /** @description the checkout page, to be shown in a frame */
            checkout_url: string;
        };
        CheckoutStatusResponse: {
            /** @description credits that it added to the balance; 0 until it is paid */
            creditsAdded: number;
            /** @description credits of it that went to what the account owed */
            debtPaid: number;
            paid: boolean;
        };
        ChooseLanguageDto: {
            /** @enum {string} */
            language: "en" | "es" | "fr" | "de" | "pt" | "it" | "ja";
        };
        ClipSamplesDto: {
            duration?: number;
            fadeIn?: number;
            fadeOut?: number;
            offset?: number;
            start?: number;
        };
        ClipSamplesResponse: {
            duration: number;
            fadeIn: number;
            fadeOut: number;
            offset: number;
            start: number;
        };
        CodeSentResponse: {
            message: string;
            /**
             * @description e-mail change: which of the two codes was sent
             * @enum {string}
             */
            step?: "confirm-identity" | "verify-new";
            /** @enum {boolean} */
            success: true;
        };
        CommentDto: {
            /** @description seconds of the timeline */
            at: number;
            author: string;
            text: string;
        };
        CompressorDto: {
            /** @description seconds */
            attack: number;
            makeupDb: number;
            ratio: number;
            /** @description seconds */
            release: number;
            /** @description dBFS */
            thresholdDb: number;
        };
        ConfigResponse: {
            /** @enum {string} */
            appEnv: "development" | "production";
            checkoutOrigin: string | null;
            /** @description development sign-in is offered */
            devLogin: boolean;
            engineVersion: string;
            /** @description beside our own engine */
            generators: components["schemas"]["GeneratorChoiceBody"][];
            /** @description uploads of every kind can be read; without ffmpeg WAV and what the browser plays */
            hasFfmpeg: boolean;
            /** @description sounds have a price: plans, credits and the pages of billing exist */
            hasPlans: boolean;
            /** @description the reader of descriptions beside our own; absent: there is none */
            otherReader?: string;
            /** @description federation name to the address of its manifest; billing is absent where nothing has a price */
            remotes: {
                mfe_account?: string;
                mfe_billing?: string;
                mfe_creator?: string;
                mfe_timeline?: string;
            };
            sendFilesUrl: string | null;
            /** @description the provider of OpenID Connect that people may sign in with; absent: there is none */
            signInProvider?: string;
            /** Format: email */
            supportEmail: string;
            /** @enum {string} */
            timelineEditor: "live" | "soon";
        };
        ConfirmIdentityDto: {
            code: string;
        };
        CreatedKeyBody: {
            /** Format: date-time */
            createdAt: string;
            creditsPerDay: number | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description to the minute
             */
            lastUsedAt: string | null;
            name: string;
            /** @description the first characters of the key */
            prefix: string;
            scopes: ("read" | "generate" | "manage")[];
            /** @description the key itself: this answer is the only one that holds it */
            secret: string;
        };
        CreateExportDto: {
            /** @enum {string} */
            format: "mp4" | "wav" | "stems" | "buses" | "otio" | "fcpxml" | "edl";
            /**
             * @description of mp4 and wav, stereo without it; binaural is for headphones, surround is 5.1, of wav alone and as loud as it is heard
             * @enum {string}
             */
            layout?: "stereo" | "mono" | "binaural" | "surround";
            /**
             * @description LUFS; without it the mix is as it was heard
             * @enum {number}
             */
            loudness?: -14 | -16 | -23;
        };
        CreateKeyDto: {
            /** @description credits that it may spend on one day (UTC); null for no limit of its own */
            creditsPerDay?: number | null;
            name: string;
            scopes: ("read" | "generate" | "manage")[];
        };
        CreateMediaDto: {
            name: string;
            /** @description the normalizedPath of an upload */
            path: string;
            /** @enum {string} */
            role: "voice" | "music" | "effect";
        };
        CreateProjectDto: {
            name: string;
            /** @enum {string} */
            type: "sfx" | "timeline";
        };
        CreateTimelineItemDto: {
            /** @description its sound is folded to the middle, whatever its scene says of its place */
            centered?: boolean;
            duration?: number;
            /** @description level and pan over the time of its sound; null takes them away */
            envelopes?: components["schemas"]["EnvelopesDto"] | null;
            fadeIn?: number;
            fadeOut?: number;
            gainDb?: number;
            loop?: boolean;
            mediaId?: number | null;
            muted?: boolean;
            /** @description where in its sound it begins */
            offset?: number;
            projectId: number;
            /** @description the times as whole samples at 48 kHz; each holds where its seconds are missing, or where it differs from what is stored */
            samples?: components["schemas"]["ClipSamplesDto"];
            /** @description a Scene; null for that of the effect */
            scene?: {
                [key: string]: unknown;
            } | null;
            soundEffectId?: number | null;
            startTime?: number;
            sync?: components["schemas"]["SyncPointDto"] | null;
            trackIndex?: number;
            /** @description linear */
            volume?: number;
        };
        CreateVersionDto: {
            name: string;
        };
        CreateWebhookEndpointDto: {
            events: ("generation.finished" | "export.finished")[];
            /** @description https, in the public internet */
            url: string;
        };
        CreditCheckoutDto: {
            /** @example 100-credits */
            packageId: string;
        };
        CutDto: {
            /** @description at least 0.05 s after the start */
            end: number;
            /**
             * @description seconds
             * @default 0
             */
            fadeIn?: number;
            /**
             * @description seconds; both fades together no longer than the part
             * @default 0
             */
            fadeOut?: number;
            /** @description seconds of the effect */
            start: number;
        };
        DeleteAccountDto: {
            /** @description the code that went to the account’s address, when the session is older than 15 minutes */
            code?: string;
        };
        DeleteAccountResponse: {
            /**
             * Format: date-time
             * @description until then signing in keeps the account
             */
            goesAt: string;
        };
        DraftDto: {
            /** @description a scene document, as interpret answers it */
            scene: {
                [key: string]: unknown;
            };
        };
        DuckingDto: {
            amountDb: number;
            attack: number;
            /** @description without it, dialogue */
            by?: ("dialogue" | "effects" | "ambience" | "music" | "video")[] | null;
            enabled: boolean;
            /** @description without it, all buses but dialogue; what others fall under does not fall */
            of?: ("dialogue" | "effects" | "ambience" | "music" | "video")[] | null;
            release: number;
        };
        EditTimelineBody: {
            /** @description the clips that the edit put, as they are stored */
            items: components["schemas"]["TimelineItemResponse"][];
            revision: number;
        };
        EditTimelineDto: {
            changes: components["schemas"]["TimelineChangeDto"][];
            /**
             * Format: uuid
             * @description of this edit: sent twice, it is applied once
             */
            editId: string;
            /** @description that the edits were made on */
            revision: number;
            settings?: components["schemas"]["TimelineSettingsChangeDto"];
        };
        EffectIdsDto: {
            /** @description ids of your effects */
            ids: number[];
        };
        EffectSceneBody: {
            events: components["schemas"]["SoundEventBody"][];
            /** @description layers that can take longer or shorter: the modifier that says so, its value now, and the length as a power of it */
            gestures: {
                [key: string]: {
                    /** @enum {string} */
                    by: "duration" | "speed";
                    power: number;
                    value: number;
                };
            };
            layers: components["schemas"]["LayerBody"][];
            /** @description no word means anything: what sounds is not what was meant */
            meaningless: boolean;
            /** @description mean nothing to the engine */
            notUnderstood: components["schemas"]["NotUnderstoodBody"][];
            /** @description who read it, where that was not our own reader */
            readBy?: string;
            /** @description what each line of the refinements did */
            refinements?: components["schemas"]["RefinementBody"][];
            /** @description the scene document */
            scene: {
                [key: string]: unknown;
            };
            /** @description name a sound that nothing in the scene makes, or mean nothing beside words that are surely understood */
            unused: components["schemas"]["UnusedWordsBody"][];
            /** @description what to know before it is paid for; empty: nothing */
            warnings: string[];
        };
        EffectSourceResponse: {
            /** @enum {string} */
            family: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
            label: string;
            model: string;
        };
        EnvelopePointDto: {
            /** @description seconds: of a track on the timeline, of a clip in its sound */
            at: number;
            value: number;
        };
        EnvelopesDto: {
            level?: components["schemas"]["EnvelopePointDto"][];
            pan?: components["schemas"]["EnvelopePointDto"][];
        };
        EqBandDto: {
            gainDb: number;
            hz: number;
            /** @description of the two bells between the shelves */
            q: number;
        };
        ErrorResponse: {
            /** @enum {string} */
            code: "BAD_REQUEST" | "VALIDATION_FAILED" | "BAD_JSON" | "INVALID_CODE" | "TOO_MANY_ATTEMPTS" | "INVALID_EMAIL_CODE" | "PASSKEY_REFUSED" | "OPENID_REFUSED" | "ADDRESS_NOT_VERIFIED" | "UNKNOWN_AUDIO" | "UNKNOWN_PACKAGE" | "UNKNOWN_PRODUCT" | "INVALID_SIGNATURE" | "NOT_AUTHENTICATED" | "INVALID_API_KEY" | "INSUFFICIENT_CREDITS" | "CROSS_SITE" | "UPLOAD_REFUSED" | "OUTPUT_FORMAT_REFUSED" | "DURATION_LIMIT" | "LIMIT_REACHED" | "FRESH_SIGN_IN_REQUIRED" | "KEY_NOT_ALLOWED" | "KEY_SCOPE_MISSING" | "ACCOUNT_BLOCKED" | "USER_NOT_FOUND" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "EMAIL_TAKEN" | "ALREADY_SUBSCRIBED" | "CONFLICT" | "STALE_TIMELINE" | "ENGINE_CHANGED" | "NO_SCENE" | "GENERATION_CANCELLED" | "NOT_READY" | "GONE" | "TOO_LARGE" | "QUOTA_EXCEEDED" | "UNSUPPORTED_MEDIA_TYPE" | "UNSUPPORTED_VIDEO" | "UNSUPPORTED_AUDIO" | "UNKNOWN_UPLOAD" | "IDEMPOTENCY_KEY_REUSED" | "SCENE_TOO_COSTLY" | "TEXT_TOO_COMPLICATED" | "GENERATOR_REFUSED" | "INVALID_SCENE" | "STILL_PROCESSING" | "RATE_LIMITED" | "FREE_DAILY_LIMIT" | "KEY_DAILY_LIMIT" | "TOO_MANY_WAITING" | "INTERNAL" | "GENERATION_FAILED" | "FFMPEG_MISSING" | "GENERATOR_UNAVAILABLE" | "UNAVAILABLE" | "STORAGE_FULL";
            details?: {
                field: string;
                message: string;
            }[];
            /** @description the sentence a person reads */
            error: string;
            requestId: string;
            statusCode: number;
        };
        ExportBody: {
            bytes: number | null;
            /** Format: date-time */
            createdAt: string;
            /** @description when done; good for seven days */
            downloadUrl: string | null;
            fileName: string;
            /** @enum {string} */
            format: "mp4" | "wav" | "stems" | "buses" | "otio" | "fcpxml" | "edl";
            /** Format: uuid */
            id: string;
            /** @description what it is doing, or why it failed */
            message: string | null;
            /**
             * @description the code of message, for programs that say it in another language
             * @enum {string|null}
             */
            messageCode: "VIDEO_DAMAGED" | "SOUND_DAMAGED" | "VIDEO_CUT_OFF" | "VIDEO_FOLDED" | "SOUND_FOLDED" | "NO_PICTURE" | "NO_SOUND" | "PICTURE_TOO_LARGE" | "VIDEO_TOO_LONG" | "SOUND_TOO_LONG" | "VIDEO_TOO_SLOW" | "SOUND_TOO_SLOW" | "FFMPEG_PLAY_VIDEO" | "FFMPEG_SHOW_VIDEO" | "FFMPEG_EXPORT_VIDEO" | "FFMPEG_MIX_VIDEO" | "FFMPEG_READ_SOUND" | "FFMPEG_READ_WAV" | "MAKING_PLAYABLE" | "DRAWING_PICTURES" | "DRAWING_SOUND" | "MAKING_PROXY" | "MIXING_VIDEO" | "MIXING" | "MIXING_TRACKS" | "PACKING" | "LOUDNESS_MISSED" | "EXPORT_FOLDED" | "EXPORT_FAILED" | "EXPORT_TOO_HEAVY" | "STORAGE_FULL" | null;
            /** @description 0..1 */
            progress: number;
            projectId: number;
            /** @enum {string} */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
        };
        FamilyCountResponse: {
            count: number;
            /** @enum {string} */
            family: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
        };
        FieldErrorBody: {
            loc: (string | number)[];
            msg: string;
            type: string;
        };
        ForeignMakerBody: {
            /** @enum {string} */
            generator: "elevenlabs" | "http";
            /** @description as it names itself */
            model: string;
            /** @example ElevenLabs */
            name: string;
            /** @description what holds beside the licence of the plan */
            terms: string;
        };
        FrameRateResponse: {
            denominator: number;
            numerator: number;
        };
        FreshnessBody: {
            /** @description signed in or confirmed in the last 15 minutes */
            fresh: boolean;
        };
        GenerateSoundDto: {
            /** @description not needed with a scene */
            description?: string;
            /** @description seconds, to the millisecond */
            duration: number;
            /**
             * @description our own engine makes it where the generator does not; else it fails then and costs nothing
             * @default false
             */
            fallback?: boolean;
            /**
             * @description who makes it; /api/config tells which there are beside whoosh
             * @enum {string}
             */
            generator?: "whoosh" | "elevenlabs" | "http";
            /**
             * @default moderate
             * @enum {string}
             */
            intensity?: "subtle" | "moderate" | "intense";
            /**
             * @description language of the description; without it, the one that it seems to be in
             * @enum {string}
             */
            lang?: "en" | "de" | "es" | "fr" | "it" | "ja" | "pt";
            /** @description ends as it begins; without it, as the description says */
            loop?: boolean;
            /** @description the effect that this one goes on from */
            parentEffectId?: number;
            /** @description null for standalone */
            projectId?: number | null;
            /** @description an edited scene instead of the description */
            scene?: {
                [key: string]: unknown;
            };
            /** @description drawn when it is missing */
            seed?: number;
            /** @default 1 */
            takes?: number;
        };
        GenerationBody: {
            /** @description MP3, 44.1 kHz */
            audioUrl: string;
            /** @description WAV, 48 kHz */
            audioUrl48k: string;
            creditsDeducted: number;
            /** @description seconds */
            duration: number;
            engineVersion: string;
            /** Format: uuid */
            generationId: string;
            /** @description null: our own engine */
            madeBy: components["schemas"]["ForeignMakerBody"] | null;
            remainingCredits: number;
            /** @description the scene document */
            scene: {
                [key: string]: unknown;
            };
            takes: components["schemas"]["TakeBody"][];
            title: string;
        };
        GenerationFailureBody: {
            code: string;
            error: string;
        };
        GenerationStatusBody: {
            /** Format: date-time */
            createdAt: string;
            description: string;
            /** @description when failed */
            error: components["schemas"]["GenerationFailureBody"] | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            intensity: "subtle" | "moderate" | "intense";
            progress: components["schemas"]["ProgressBody"];
            projectId: number | null;
            /** @description when done */
            result: components["schemas"]["GenerationBody"] | null;
            /** @description where it can be followed */
            url: string;
        };
        GeneratorChoiceBody: {
            /** @enum {string} */
            id: "elevenlabs" | "http";
            /** @description makes what names no generator */
            isDefault: boolean;
            name: string;
            /** @description what holds for its sounds beside the licence of the plan */
            terms: string;
        };
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
        };
        IndividualDto: {
            seed: number;
            /** @description drawn from the seed when it is missing */
            size?: number;
            /** @description drawn from the seed when it is missing */
            tone?: number;
        };
        InterpretBody: {
            layers: components["schemas"]["LayerBody"][];
            /** @description no word means anything: what sounds is not what was meant */
            meaningless: boolean;
            /** @description mean nothing to the engine */
            notUnderstood: components["schemas"]["NotUnderstoodBody"][];
            /** @description who read it, where that was not our own reader */
            readBy?: string;
            /** @description what each line of the refinements did */
            refinements?: components["schemas"]["RefinementBody"][];
            /** @description the scene document */
            scene: {
                [key: string]: unknown;
            };
            /** @description name a sound that nothing in the scene makes, or mean nothing beside words that are surely understood */
            unused: components["schemas"]["UnusedWordsBody"][];
            /** @description what to know before it is paid for; empty: nothing */
            warnings: string[];
        };
        InterpretDto: {
            /** @description needed without a scene */
            description?: string;
            /** @description seconds; without it, the length that fits the description */
            duration?: number;
            /**
             * @default moderate
             * @enum {string}
             */
            intensity?: "subtle" | "moderate" | "intense";
            /**
             * @description language of the description; without it, the one that it seems to be in
             * @enum {string}
             */
            lang?: "en" | "de" | "es" | "fr" | "it" | "ja" | "pt";
            /** @description ends as it begins; without it, as the description says */
            loop?: boolean;
            /**
             * @description asks the other reader that /api/config names, always or where our own is unsure; the words leave this server
             * @enum {string}
             */
            reader?: "other" | "if-unsure";
            /** @description words that change the scene, line after line: "further away, darker, one more knock" */
            refinements?: string[];
            /** @description a scene to describe or to refine instead of a description */
            scene?: {
                [key: string]: unknown;
            };
            /** @description drawn when it is missing */
            seed?: number;
        };
        KeepIndividualDto: {
            /** @description as `layers[].individual` of a scene */
            individual: components["schemas"]["IndividualDto"];
            /** @description id of the source that it is one of, from /api/sound-effects/sources */
            model: string;
            name: string;
        };
        KeptIndividualBody: {
            /** Format: uuid */
            id: string;
            individual: components["schemas"]["IndividualDto"];
            /** @description name of the source, in English */
            label: string;
            model: string;
            name: string;
        };
        LayerBody: {
            /** @description other sources that can stand in this one’s place */
            alternatives: components["schemas"]["SourceChoiceBody"][];
            attributes: components["schemas"]["AttributeBody"][];
            /** @description how likely this source is what the words mean */
            confidence: number;
            /** @description seconds */
            end: number;
            /** @description onsets, seconds */
            events: number[];
            /** @enum {string} */
            family: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
            /** @enum {string|null} */
            grade: "strong" | "fair" | "sketch" | null;
            /** @description the confidence is under one half */
            guessed: boolean;
            id: string;
            label: string;
            model: string;
            spans: number[][];
            /** @description seconds */
            start: number;
            /** @description what it can be or do besides the usual: source.variant of a scene */
            variants?: string[];
        };
        LedgerEntryResponse: {
            /** Format: date-time */
            at: string;
            balanceAfter: number;
            /**
             * @description the object that caused it
             * @example gen:0193a1b0-…
             */
            cause: string;
            /** @description what it changed of the credits owed, which were spent before a refund */
            debtDelta: number;
            /** @description credits, negative when they were spent */
            delta: number;
            /** @enum {string} */
            kind: "grant" | "purchase" | "reserve" | "release" | "reversal" | "adjust";
            seq: number;
            /** @description the sound that it paid for */
            sound: components["schemas"]["PaidSoundResponse"] | null;
        };
        LibraryIndexResponse: {
            /** @description the first 60 of them */
            effects: components["schemas"]["SoundEffectResponse"][];
            /** @description of all that match, in order; at most 20000 */
            ids: number[];
        };
        LibrarySummaryResponse: {
            count: number;
            /** @description in the trash */
            deleted: number;
            /** @description the most frequent first */
            families: components["schemas"]["FamilyCountResponse"][];
            favourites: number;
        };
        LinkedIdentityBody: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: email
             * @description the address that was proven when it was linked
             */
            email: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        LinkIdentityDto: {
            code: string;
        };
        LogoutEverywhereDto: {
            /** @description revokes all API keys, too */
            revokeKeys?: boolean;
        };
        MixBusesDto: {
            ambience: components["schemas"]["BusSettingsDto"];
            dialogue: components["schemas"]["BusSettingsDto"];
            effects: components["schemas"]["BusSettingsDto"];
            music: components["schemas"]["BusSettingsDto"];
        };
        MixDto: {
            /**
             * @description dB against the effect by the id of the layer; null: silent. Layers that are not named stay as they are.
             * @example {
             *       "rain-1": -6,
             *       "thunder-1": null
             *     }
             */
            levels: {
                [key: string]: number | null;
            };
        };
        MixerSettingsDto: {
            buses: components["schemas"]["MixBusesDto"];
            masterGainDb: number;
            reverbs: components["schemas"]["MixReverbDto"][];
        };
        MixReverbDto: {
            /** @description of what comes back */
            gainDb: number;
            /** @enum {string} */
            space: "dry" | "outdoors" | "room" | "bathroom" | "kitchen" | "office" | "stairwell" | "hallway" | "garage" | "warehouse" | "hall" | "church" | "cathedral" | "tunnel" | "cave" | "sewer" | "stadium" | "street" | "alley" | "forest" | "canyon" | "car" | "underwater";
        };
        NotUnderstoodBody: {
            /** @description characters, [start, end) */
            span: number[];
            /** @description what it may have meant, best first */
            suggestions: components["schemas"]["SourceChoiceBody"][];
            text: string;
        };
        OembedBody: {
            provider_name: string;
            provider_url: string;
            /** @description pixels */
            thumbnail_height: number;
            thumbnail_url: string;
            /** @description pixels */
            thumbnail_width: number;
            title: string;
            /** @enum {string} */
            type: "link";
            /** @enum {string} */
            version: "1.0";
        };
        OpenReviewBody: {
            /** @description null: there is no finished cut yet */
            cut: components["schemas"]["ReviewCutBody"] | null;
            /** Format: date-time */
            expiresAt: string;
            name: string;
        };
        PaidSoundResponse: {
            /** @example Heavy rain on a tin roof */
            name: string;
            takes: number;
        };
        PasskeyBody: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            name: string;
        };
        PasskeyOptionsBody: {
            /** @description PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn */
            options: {
                [key: string]: unknown;
            };
        };
        PasskeySignInDto: {
            /** @description AuthenticationResponseJSON of WebAuthn */
            response: {
                [key: string]: unknown;
            };
        };
        PeaksResponse: {
            count: number;
            /** @description seconds */
            duration: number;
            events: components["schemas"]["SoundEventBody"][];
            /** @description as bars, one for each 20 ms */
            peaks: string;
        };
        PendingLinkBody: {
            /**
             * Format: email
             * @description where the code went
             */
            email: string;
        };
        PictureSheetsResponse: {
            columns: number;
            count: number;
            height: number;
            /** @description seconds between two pictures */
            interval: number;
            /** @description where each sheet begins, bytes, and where the last one ends */
            offsets: number[];
            rows: number;
            /** @description JPEGs one behind the other */
            url: string;
            /** @description pixels of one picture */
            width: number;
        };
        PictureStripResponse: {
            count: number;
            height: number;
            /** @description seconds between two pictures */
            interval: number;
            url: string;
            /** @description pixels of one picture */
            width: number;
        };
        PlanResponse: {
            /** Format: date-time */
            createdAt: string;
            /** @description granted each month */
            credits: number;
            description: string;
            id: number;
            isActive: boolean;
            /** @description seconds */
            maxDuration: number;
            /** @description null is unlimited */
            maxSoundEffects: number | null;
            name: string;
            /**
             * @description dollars a month, as text
             * @example 5
             */
            price: string;
        };
        ProgressBody: {
            askedSeconds: number;
            encodedTakes: number;
            /** @description jobs before this one */
            queuePosition: number;
            /** @description seconds until it is rendered, while nothing of it is; null where that is not known */
            remainingSeconds: number | null;
            /** @description of all takes */
            renderedSeconds: number;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "failed";
            storedTakes: number;
        };
        ProjectMediaResponse: {
            /** @description WAV, 48 kHz stereo */
            audioUrl48k: string | null;
            bars: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description seconds; 0 until it is ready */
            duration: number;
            id: number;
            /** @description why it failed */
            message: string | null;
            /**
             * @description the code of message, for programs that say it in another language
             * @enum {string|null}
             */
            messageCode: "VIDEO_DAMAGED" | "SOUND_DAMAGED" | "VIDEO_CUT_OFF" | "VIDEO_FOLDED" | "SOUND_FOLDED" | "NO_PICTURE" | "NO_SOUND" | "PICTURE_TOO_LARGE" | "VIDEO_TOO_LONG" | "SOUND_TOO_LONG" | "VIDEO_TOO_SLOW" | "SOUND_TOO_SLOW" | "FFMPEG_PLAY_VIDEO" | "FFMPEG_SHOW_VIDEO" | "FFMPEG_EXPORT_VIDEO" | "FFMPEG_MIX_VIDEO" | "FFMPEG_READ_SOUND" | "FFMPEG_READ_WAV" | "MAKING_PLAYABLE" | "DRAWING_PICTURES" | "DRAWING_SOUND" | "MAKING_PROXY" | "MIXING_VIDEO" | "MIXING" | "MIXING_TRACKS" | "PACKING" | "LOUDNESS_MISSED" | "EXPORT_FOLDED" | "EXPORT_FAILED" | "EXPORT_TOO_HEAVY" | "STORAGE_FULL" | null;
            name: string;
            projectId: number;
            /** @enum {string} */
            role: "voice" | "music" | "effect";
            /** @enum {string} */
            state: "preparing" | "ready" | "failed";
        };
        ProjectResponse: {
            /** Format: date-time */
            createdAt: string;
            id: number;
            name: string;
            /** @enum {string} */
            type: "sfx" | "timeline";
            /** Format: date-time */
            updatedAt: string;
            video: components["schemas"]["ProjectVideoResponse"] | null;
            /** @description seconds; 240 is assumed when missing */
            videoDuration: number | null;
            videoUrl: string | null;
        };
        ProjectVideoResponse: {
            /** @description seconds at which the picture changes */
            cuts: number[];
            /** @description seconds */
            duration: number | null;
            /** @description frames per second */
            frameRate: number | null;
            /** @description the same as a fraction; the mean where frames stand at unequal distances */
            frameRateFraction: components["schemas"]["FrameRateResponse"] | null;
            /** @description address of the times of its frames; null where they stand at equal distances */
            frameTimesUrl: string | null;
            hasAudio: boolean;
            height: number | null;
            /** @description what it is doing, or why it failed */
            message: string | null;
            /**
             * @description the code of message, for programs that say it in another language
             * @enum {string|null}
             */
            messageCode: "VIDEO_DAMAGED" | "SOUND_DAMAGED" | "VIDEO_CUT_OFF" | "VIDEO_FOLDED" | "SOUND_FOLDED" | "NO_PICTURE" | "NO_SOUND" | "PICTURE_TOO_LARGE" | "VIDEO_TOO_LONG" | "SOUND_TOO_LONG" | "VIDEO_TOO_SLOW" | "SOUND_TOO_SLOW" | "FFMPEG_PLAY_VIDEO" | "FFMPEG_SHOW_VIDEO" | "FFMPEG_EXPORT_VIDEO" | "FFMPEG_MIX_VIDEO" | "FFMPEG_READ_SOUND" | "FFMPEG_READ_WAV" | "MAKING_PLAYABLE" | "DRAWING_PICTURES" | "DRAWING_SOUND" | "MAKING_PROXY" | "MIXING_VIDEO" | "MIXING" | "MIXING_TRACKS" | "PACKING" | "LOUDNESS_MISSED" | "EXPORT_FOLDED" | "EXPORT_FAILED" | "EXPORT_TOO_HEAVY" | "STORAGE_FULL" | null;
            /** @description of the upload on its owner’s disk, where it was told */
            name: string | null;
            /** @description address of the waveform of its sound */
            peaksUrl: string | null;
            /** @description what a browser plays */
            playUrl: string | null;
            /** @description 0..1 of the preparation */
            progress: number;
            /** @description a small picture of the same times, for editing; null while there is none */
            proxyUrl: string | null;
            /** @description the same in higher densities, the coarsest first */
            sheets: components["schemas"]["PictureSheetsResponse"][];
            /** @description SMPTE timecode of the first frame */
            startTimecode: string | null;
            /** @enum {string} */
            state: "preparing" | "ready" | "failed";
            strip: components["schemas"]["PictureStripResponse"] | null;
            /** @description the same down to 16 samples */
            wave: components["schemas"]["VideoWaveResponse"] | null;
            width: number | null;
        };
        ReadyResponse: {
            /** @description what was asked and is up */
            checks: string[];
            /**
             * @description the version of Node that answers
             * @example 24.21.0
             */
            node: string;
            /** @enum {string} */
            status: "ok";
        };
        RefinementBody: {
            changes: components["schemas"]["SceneChangeBody"][];
            /** @description mean nothing here, or name nothing that is in the scene */
            notUnderstood: components["schemas"]["SaidWordsBody"][];
            /** @description understood, but so already or at its limit */
            withoutEffect: components["schemas"]["SaidWordsBody"][];
            words: string;
        };
        RefusalBody: {
            detail: components["schemas"]["RefusalDetail"];
        };
        RefusalDetail: {
            message: string;
            /** @description invalid_api_key, quota_exceeded, too_many_concurrent_requests, system_busy and others */
            status: string;
        };
        RenameIndividualDto: {
            name: string;
        };
        RenamePasskeyDto: {
            name: string;
        };
        ResolveCommentDto: {
            resolved: boolean;
        };
        ReviewBody: {
            link: components["schemas"]["ReviewLinkBody"] | null;
        };
        ReviewCommentBody: {
            /** @description seconds of the timeline */
            at: number;
            author: string;
            /** Format: date-time */
            createdAt: string;
            id: number;
            resolved: boolean;
            text: string;
        };
        ReviewCutBody: {
            /** @description seconds */
            duration: number;
            /** @description frames a second, as a fraction */
            frameRate: Record<string, never> | null;
            /** @description its frames stand at unequal distances, and frameRate is their mean */
            hasVariableRate: boolean;
            /** @enum {string} */
            kind: "video" | "audio";
            /** Format: date-time */
            madeAt: string;
            startTimecode: string | null;
            url: string;
        };
        ReviewLinkBody: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            path: string;
            token: string;
        };
        SaidWordsBody: {
            /** @description characters, [start, end) */
            span: number[];
            text: string;
        };
        SaveSoundEffectDto: {
            /**
             * @description of the take, MP3
             * @example /api/files/0f…e1.mp3
             */
            audioUrl: string;
            /** @description of the same take, WAV */
            audioUrl48k: string;
            description?: string | null;
            /** @description seconds */
            duration?: number;
            /**
             * @default moderate
             * @enum {string}
             */
            intensity?: "subtle" | "moderate" | "intense";
            name?: string;
            /** @description null for standalone */
            projectId?: number | null;
            prompt?: string;
            title?: string;
        };
        SceneChangeBody: {
            after: (number | string | boolean) | null;
            before: (number | string | boolean) | null;
            /** @description path in the scene or the layer; layer for one that came or went */
            field: string;
            label: string | null;
            /** @description null: of the scene itself */
            layer: string | null;
            /** @description the words that did it */
            words: string;
        };
        SecurityEventBody: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            event: "signed-up" | "signed-in" | "code-refused" | "identity-confirmed" | "signed-out-everywhere" | "passkey-added" | "passkey-removed" | "passkey-refused" | "identity-linked" | "identity-unlinked" | "openid-refused" | "address-changed" | "address-change-undone" | "api-key-created" | "api-key-revoked" | "api-keys-revoked" | "webhook-created" | "webhook-removed" | "webhook-paused" | "webhook-secret-rotated" | "data-copied" | "project-exported" | "account-deletion-requested" | "account-deletion-taken-back" | "account-deleted" | "operator-granted" | "operator-adjusted" | "operator-blocked" | "operator-unblocked" | "operator-looked";
            id: number;
            /** @description it came from the network that asks now */
            isThisNetwork: boolean;
            /** @description the same mark is the same network */
            network: string | null;
        };
        SendCodeDto: {
            /** Format: email */
            email: string;
            /** @description true for a new account */
            isSignup: boolean;
        };
        SendEmailChangeCodeDto: {
            /** Format: email */
            email: string;
            /** @description the code that went to the current address, when the session is older than 15 minutes */
            identityCode?: string;
        };
        SenseBody: {
            /** @description name of the source, in English */
            label: string;
            model: string;
            words: string;
        };
        SenseDto: {
            /** @description id of the source that they mean, from /api/sound-effects/sources */
            model: string;
            /** @description as they stand in a description */
            words: string;
        };
        SetProjectVideoDto: {
            /** @description seconds as the page read them, 0 when it could not */
            videoDuration?: number;
            /** @description the normalizedPath of an upload; null takes the video away */
            videoUrl: string | null;
        };
        ShareBody: {
            /** @description null: it is not shared */
            share: components["schemas"]["ShareLinkBody"] | null;
        };
        SharedSoundBody: {
            audioUrl: string;
            /** @description 100 bars of level and brightness */
            bars: string;
            /** @description seconds */
            duration: number;
            name: string;
            sources: components["schemas"]["EffectSourceResponse"][];
        };
        ShareLinkBody: {
            /** Format: date-time */
            createdAt: string;
            /** @example /s/Zm9vYmFyYmF6cXV4cXV1eA */
            path: string;
            token: string;
        };
        ShotDto: {
            /** @description frames */
            duration: number;
            /** @description its file or reel; empty where only the cut is known */
            source: string;
            /** @description frame of the source that shows first, by its timecode */
            sourceStart: number;
            /** @description frame of the timeline at which it begins */
            start: number;
        };
        SoundEffectResponse: {
            /** @description MP3, 44.1 kHz */
            audioUrl: string;
            /** @description WAV, 48 kHz */
            audioUrl48k: string;
            /** @description 100 bars: two hexadecimal digits of level and two of brightness each */
            bars: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description in the trash since
             */
            deletedAt: string | null;
            description: string | null;
            /** @description seconds */
            duration: number;
            engineVersion: string;
            favourite: boolean;
            /** Format: uuid */
            generationId: string | null;
            id: number;
            /** @enum {string} */
            intensity: "subtle" | "moderate" | "intense";
            /**
             * @description commercial: credits paid for it, when it was made or later; personal: it was free; any-work: it has no price
             * @enum {string}
             */
            licence: "personal" | "commercial" | "any-work";
            /** @description It goes round without a seam. */
            loop: boolean;
            /** @description null: our own engine */
            madeBy: components["schemas"]["ForeignMakerBody"] | null;
            name: string;
            /** @description the effect that it was cut out of or is a variation of; null: of none, or of one that is gone for good */
            parentId: number | null;
            projectId: number | null;
            prompt: string;
            seed: number;
            sources: components["schemas"]["EffectSourceResponse"][];
            tags: string[];
            /** @description above 100: a part that was cut out */
            take: number;
            title: string;
        };
        SoundEventBody: {
            /** @description what the source calls it */
            kind: string;
            /** @description id of the layer in the scene */
            layer: string;
            /** @description frame at 48 kHz in which it begins */
            onset: number;
            /** @description frame at 48 kHz in which its layer is loudest before the next event */
            peak: number;
        };
        SoundGenerationDto: {
            /** @description seconds; without it, the length that fits what is described */
            duration_seconds?: number | null;
            /**
             * @description ends as it begins
             * @default false
             */
            loop?: boolean | null;
            /**
             * @description ignored: every sound comes from the generator of this installation
             * @default eleven_text_to_sound_v2
             */
            model_id?: string | null;
            /**
             * @description the higher, the less one sound of a text differs from another; at 1 a text always gives the same sound
             * @default 0.3
             */
            prompt_influence?: number | null;
            text: string;
        };
        SourceChoiceBody: {
            /** @enum {string} */
            family: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
            /** @enum {string|null} */
            grade: "strong" | "fair" | "sketch" | null;
            label: string;
            model: string;
            /**
             * @description single events, something that goes on, or either
             * @enum {string}
             */
            plays?: "events" | "continuous" | "either";
            /** @description what it can be or do besides the usual: source.variant of a scene */
            variants?: string[];
        };
        SubscriptionResponse: {
            /**
             * Format: date-time
             * @description when Premium ends, of a cancelled subscription or an unpaid one
             */
            premiumUntil: string | null;
            /**
             * Format: date-time
             * @description when the next month is paid
             */
            renewsAt: string | null;
            /** @enum {string} */
            state: "none" | "active" | "ending" | "paymentFailed";
        };
        SuccessResponse: {
            /** @enum {boolean} */
            success: true;
        };
        SupportRequestDto: {
            /** @enum {string} */
            category: "billing" | "technical" | "feature" | "bug" | "general" | "other";
            /**
             * Format: email
             * @description where the answer goes
             */
            email: string;
            message: string;
            subject: string;
        };
        SupportResponse: {
            id: number;
        };
        SyncPointDto: {
            /** @description seconds from the start of the sound */
            at: number;
            event: number;
            layer: string;
        };
        TakeBody: {
            audioUrl: string;
            audioUrl48k: string;
            bars: string;
            /** @description seconds */
            duration: number;
            events: components["schemas"]["SoundEventBody"][];
            /** @description null: our own engine */
            madeBy: components["schemas"]["ForeignMakerBody"] | null;
            seed: number;
            /** @description the effect it was kept as */
            soundEffectId: number | null;
            take: number;
        };
        TimelineBody: {
            ducking: components["schemas"]["DuckingDto"];
            /** @description that clips stand on, also those in the trash */
            effects: components["schemas"]["SoundEffectResponse"][];
            groups?: components["schemas"]["TrackGroupDto"][] | null;
            items: components["schemas"]["TimelineItemResponse"][];
            markers: components["schemas"]["TimelineMarkerDto"][];
            media: components["schemas"]["ProjectMediaResponse"][];
            mixer?: components["schemas"]["MixerSettingsDto"] | null;
            /** @description counts the edits */
            revision: number;
            /** @description the cut that the clips were laid to */
            shots?: components["schemas"]["ShotDto"][] | null;
            /** @description from the top */
            tracks: components["schemas"]["TimelineTrackDto"][];
            /** @description of the video’s own sound */
            videoGainDb: number;
            videoMuted: boolean;
            /** @description of the video’s own sound */
            videoStrip?: components["schemas"]["TrackStripDto"] | null;
        };
        TimelineChangeDto: {
            /** @description of a put: what it leaves out stays, or takes its default in a new clip */
            item?: components["schemas"]["TimelineItemFieldsDto"];
            key: string;
            /** @enum {string} */
            op: "put" | "remove";
        };
        TimelineItemFieldsDto: {
            /** @description its sound is folded to the middle, whatever its scene says of its place */
            centered?: boolean;
            duration?: number;
            /** @description level and pan over the time of its sound; null takes them away */
            envelopes?: components["schemas"]["EnvelopesDto"] | null;
            fadeIn?: number;
            fadeOut?: number;
            gainDb?: number;
            loop?: boolean;
            mediaId?: number | null;
            muted?: boolean;
            /** @description where in its sound it begins */
            offset?: number;
            /** @description the times as whole samples at 48 kHz; each holds where its seconds are missing, or where it differs from what is stored */
            samples?: components["schemas"]["ClipSamplesDto"];
            /** @description a Scene; null for that of the effect */
            scene?: {
                [key: string]: unknown;
            } | null;
            soundEffectId?: number | null;
            startTime?: number;
            sync?: components["schemas"]["SyncPointDto"] | null;
            trackIndex?: number;
            /** @description linear */
            volume?: number;
        };
        TimelineItemResponse: {
            centered: boolean;
            duration: number;
            envelopes: components["schemas"]["EnvelopesDto"] | null;
            fadeIn: number;
            fadeOut: number;
            gainDb: number;
            id: number;
            /** @description drawn by the page; stays when a removed clip comes back */
            key: string;
            loop: boolean;
            /** @description the uploaded voice or music instead of an effect */
            mediaId: number | null;
            muted: boolean;
            offset: number;
            projectId: number;
            /** @description the same times as whole samples at 48 kHz */
            samples: components["schemas"]["ClipSamplesResponse"];
            scene: {
                [key: string]: unknown;
            } | null;
            soundEffectId: number | null;
            /** @description seconds */
            startTime: number;
            sync: components["schemas"]["SyncPointDto"] | null;
            trackIndex: number;
            volume: number;
        };
        TimelineMarkerDto: {
            /** @enum {string|null} */
            color?: "water" | "weather" | "animal" | "machine" | "house" | "fire" | "impact" | "music" | null;
            key: string;
            /** @enum {string} */
            kind: "user" | "cut";
            name: string;
            time: number;
        };
        TimelineSettingsChangeDto: {
            ducking?: components["schemas"]["DuckingDto"];
            groups?: components["schemas"]["TrackGroupDto"][] | null;
            markers?: components["schemas"]["TimelineMarkerDto"][];
            mixer?: components["schemas"]["MixerSettingsDto"] | null;
            /** @description the cut that the clips were laid to */
            shots?: components["schemas"]["ShotDto"][] | null;
            /** @description from the top */
            tracks?: components["schemas"]["TimelineTrackDto"][];
            /** @description of the video’s own sound */
            videoGainDb?: number;
            videoMuted?: boolean;
            /** @description of the video’s own sound */
            videoStrip?: components["schemas"]["TrackStripDto"] | null;
        };
        TimelineTrackDto: {
            /** @enum {string|null} */
            color?: "water" | "weather" | "animal" | "machine" | "house" | "fire" | "impact" | "music" | null;
            /** @description over the time of the timeline */
            envelopes?: components["schemas"]["EnvelopesDto"] | null;
            gainDb: number;
            /** @description key of its group */
            group?: string | null;
            muted: boolean;
            /** @description without one it is A1, A2 by its place */
            name?: string;
            /** @description -1 left, 1 right */
            pan?: number;
            solo: boolean;
            strip?: components["schemas"]["TrackStripDto"] | null;
        };
        TrackGroupDto: {
            /** @enum {string|null} */
            color?: "water" | "weather" | "animal" | "machine" | "house" | "fire" | "impact" | "music" | null;
            folded: boolean;
            /** @description on top of the faders of its tracks */
            gainDb: number;
            key: string;
            muted: boolean;
            name: string;
            solo: boolean;
        };
        TrackStripDto: {
            /**
             * @description without one, by what lies on the track: dialogue for voices, music for music, else effects
             * @enum {string|null}
             */
            bus?: "dialogue" | "effects" | "ambience" | "music" | null;
            compressor?: components["schemas"]["CompressorDto"] | null;
            /** @description a low shelf, two bells, a high shelf */
            eq?: components["schemas"]["EqBandDto"][] | null;
            /** @description Hz, 12 dB per octave */
            highCutHz?: number | null;
            /** @description Hz, 12 dB per octave */
            lowCutHz?: number | null;
            /** @description what goes to each reverb after the fader, dB; null: nothing */
            sends?: (number | null)[] | null;
        };
        UndoEmailChangeDto: {
            /** @description from the notice that went to the old address */
            token: string;
        };
        UnreadableBody: {
            detail: components["schemas"]["FieldErrorBody"][];
        };
        UnusedWordsBody: {
            /** @description no dictionary has it; else it names a sound */
            isUnknown: boolean;
            /** @description characters, [start, end) */
            span: number[];
            /** @description what it may have meant, best first */
            suggestions: components["schemas"]["SourceChoiceBody"][];
            text: string;
        };
        UpdateEmailDto: {
            code: string;
            /** Format: email */
            email: string;
        };
        UpdateProfileDto: {
            name: string;
        };
        UpdateProjectDto: {
            name?: string;
        };
        UpdateSoundEffectDto: {
            favourite?: boolean;
            name?: string;
            /** @description null for standalone */
            projectId?: number | null;
            tags?: string[];
        };
        UpdateTimelineItemDto: {
            /** @description its sound is folded to the middle, whatever its scene says of its place */
            centered?: boolean;
            duration?: number;
            /** @description level and pan over the time of its sound; null takes them away */
            envelopes?: components["schemas"]["EnvelopesDto"] | null;
            fadeIn?: number;
            fadeOut?: number;
            gainDb?: number;
            id?: number | null;
            key?: string;
            loop?: boolean;
            mediaId?: number | null;
            muted?: boolean;
            /** @description where in its sound it begins */
            offset?: number;
            projectId?: number | null;
            /** @description the times as whole samples at 48 kHz; each holds where its seconds are missing, or where it differs from what is stored */
            samples?: components["schemas"]["ClipSamplesDto"];
            /** @description a Scene; null for that of the effect */
            scene?: {
                [key: string]: unknown;
            } | null;
            soundEffectId?: number | null;
            startTime?: number;
            sync?: components["schemas"]["SyncPointDto"] | null;
            trackIndex?: number;
            /** @description linear */
            volume?: number;
        };
        UpdateWebhookEndpointDto: {
            /** @description false pauses it: nothing is sent, and what happens meanwhile is not told later */
            enabled: boolean;
        };
        UploadUrlBody: {
            /** @description the file’s address afterwards */
            normalizedPath: string;
            /** @description where the file is PUT, with the same Content-Type */
            uploadURL: string;
        };
        UploadUrlDto: {
            /** @example video/mp4 */
            contentType: string;
            /** @enum {string} */
            fileType: "uploads";
            /** @description the file’s name on the person’s disk */
            name?: string;
            /** @description bytes; the PUT takes exactly so many */
            size?: number;
        };
        UserBody: {
            credits: number | null;
            /** Format: email */
            email: string;
            /** @description saved effects plus takes neither kept nor discarded */
            existingEffects: number;
            id: number;
            /**
             * @description the language that they chose; absent while they chose none
             * @enum {string}
             */
            language?: "en" | "es" | "fr" | "de" | "pt" | "it" | "ja";
            name: string;
            /** @description 1 Free, 2 Premium */
            planId: number;
        };
        UserResponse: {
            /**
             * @description the account was to be deleted, and this sign-in took that back
             * @enum {boolean}
             */
            restored?: true;
            user: components["schemas"]["UserBody"];
        };
        VariationsDto: {
            /** @description how far parameters and events move: 0 the seed alone, 1 wild */
            amount: number;
            count: number;
            /** @description drawn when it is missing */
            seed?: number;
        };
        VerifyCodeDto: {
            code: string;
            /** Format: email */
            email: string;
            /** @description sign-up only */
            name?: string;
        };
        VersionBody: {
            clipCount: number;
            /** Format: date-time */
            createdAt: string;
            id: number;
            name: string;
            /** @description that it was kept of */
            revision: number;
        };
        VersionContentBody: {
            clipCount: number;
            /** Format: date-time */
            createdAt: string;
            ducking: components["schemas"]["DuckingDto"];
            /** @description those of its clips that are still there */
            effects: components["schemas"]["SoundEffectResponse"][];
            groups?: components["schemas"]["TrackGroupDto"][] | null;
            id: number;
            items: components["schemas"]["TimelineItemResponse"][];
            markers: components["schemas"]["TimelineMarkerDto"][];
            mixer?: components["schemas"]["MixerSettingsDto"] | null;
            name: string;
            /** @description that it was kept of */
            revision: number;
            /** @description the cut that the clips were laid to */
            shots?: components["schemas"]["ShotDto"][] | null;
            /** @description from the top */
            tracks: components["schemas"]["TimelineTrackDto"][];
            /** @description of the video’s own sound */
            videoGainDb: number;
            videoMuted: boolean;
            /** @description of the video’s own sound */
            videoStrip?: components["schemas"]["TrackStripDto"] | null;
        };
        VideoWaveResponse: {
            /** @description length at 48 kHz */
            samples: number;
            url: string;
        };
        WebhookDeliveryBody: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            event: "generation.finished" | "export.finished";
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastAttemptAt: string | null;
            lastError: string | null;
            lastStatus: number | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
        };
        WebhookEndpointBody: {
            /** Format: date-time */
            createdAt: string;
            /** @description false while it is paused */
            enabled: boolean;
            events: ("generation.finished" | "export.finished")[];
            /** Format: uuid */
            id: string;
            url: string;
        };
        WebhookEndpointWithSecretBody: {
            /** Format: date-time */
            createdAt: string;
            /** @description false while it is paused */
            enabled: boolean;
            events: ("generation.finished" | "export.finished")[];
            /** Format: uuid */
            id: string;
            /** @description signs the messages (Standard Webhooks); no later answer holds it */
            secret: string;
            url: string;
        };
        WebhookResponse: {
            received: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Identity_activity: {
        parameters: {
            query?: {
                /** @description the id of the last event of the page before */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEventBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Identity_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmIdentityDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Identity_freshness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreshnessBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Auth_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Auth_logoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutEverywhereDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenId_callback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description to the sign-in page: signed in, with a code to enter, or with a problem */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenId_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedIdentityBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenId_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenId_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkIdentityDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenId_pendingLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingLinkBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenId_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description to the provider, or back to the sign-in page with a problem */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Passkeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Passkeys_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Passkeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Passkeys_rename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Passkeys_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Passkeys_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Passkeys_signInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Auth_sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Identity_sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Account_sendEmailChangeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmailChangeCodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    EmailUndo_undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoEmailChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Account_updateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmailDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Account_updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Auth_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Account_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAccountResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Account_chooseLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseLanguageDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    AccountData_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Auth_verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Subscription_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Checkout_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutStatusResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Config_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Checkout_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSessionResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Checkout_buyCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCheckoutDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSessionResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Credits_list: {
        parameters: {
            query?: {
                /** @description from the Link header */
                cursor?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Files_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the whole file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "application/octet-stream": string;
                    "application/zip": string;
                    "audio/mp4": string;
                    "audio/mpeg": string;
                    "audio/wav": string;
                    "image/jpeg": string;
                    "video/mp4": string;
                    "video/quicktime": string;
                    "video/x-msvideo": string;
                };
            };
            /** @description the range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "application/octet-stream": string;
                    "application/zip": string;
                    "audio/mp4": string;
                    "audio/mpeg": string;
                    "audio/wav": string;
                    "image/jpeg": string;
                    "video/mp4": string;
                    "video/quicktime": string;
                    "video/x-msvideo": string;
                };
            };
            /** @description you have it already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description the range lies outside the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generations_list: {
        parameters: {
            query?: {
                /** @description false: only those with takes that were neither kept nor discarded, and those under way */
                saved?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationStatusBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generations_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationStatusBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generations_discard: {
        parameters: {
            query?: {
                /** @description only stop it: one that has ended answers 409 and keeps its takes */
                stop?: "true";
                /** @description this take alone */
                take?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generations_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Stems_ofTake: {
        parameters: {
            query?: {
                /** @description this take alone */
                take?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    ApiKeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    ApiKeys_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKeyBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    ApiKeys_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Oembed_show: {
        parameters: {
            query: {
                format?: "json";
                /** @description as maxwidth */
                maxheight?: string;
                /** @description of the protocol; the answer is a link and has no size */
                maxwidth?: string;
                /** @description the page of a shared sound */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OembedBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Plans_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Projects_list: {
        parameters: {
            query?: {
                /** @description from the Link header */
                cursor?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Projects_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Projects_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Projects_setVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetProjectVideoDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Projects_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Projects_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Exports_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Exports_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExportDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Exports_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exportId: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Exports_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exportId: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Exports_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exportId: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "audio/wav": string;
                    "video/mp4": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Media_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMediaResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Media_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMediaDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMediaResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Media_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                mediaId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Projects_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Review_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Review_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewLinkBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Review_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Review_list: {
        parameters: {
            query?: {
                /** @description the id of the last one of the page before */
                after?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCommentBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Review_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Review_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveCommentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCommentBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_ofProject: {
        parameters: {
            query?: {
                /** @description from the Link header */
                cursor?: number;
                /** @description true: those in the trash */
                deleted?: "true" | "false";
                family?: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
                favourite?: "true" | "false";
                /** @description only these, at most 1000 */
                ids?: string[];
                intensity?: "subtle" | "moderate" | "intense";
                limit?: number;
                /** @description true: those that go round without a seam */
                loop?: "true" | "false";
                maxBrightness?: number;
                /** @description seconds: shorter than this */
                maxDuration?: number;
                /** @description mean brightness: spectral centroid on a log axis, 120 Hz to 12 kHz */
                minBrightness?: number;
                /** @description seconds: this long or longer */
                minDuration?: number;
                order?: "newest" | "oldest" | "name" | "longest";
                /** @description words that name, prompt, description, tags or sources contain */
                q?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Timeline_items: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineItemResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Timeline_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditTimelineDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditTimelineBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    TimelineEvents_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Timeline_state: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Versions_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Versions_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVersionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Versions_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionContentBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Versions_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                versionId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenReview_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenReviewBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenReview_list: {
        parameters: {
            query?: {
                /** @description the id of the last one of the page before */
                after?: number;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCommentBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenReview_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCommentBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    OpenReview_cut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the whole file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": string;
                    "video/mp4": string;
                };
            };
            /** @description the range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": string;
                    "video/mp4": string;
                };
            };
            /** @description you have it already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description the range lies outside the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SharedSound_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSoundBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SharedSound_audio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the whole file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description the range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description you have it already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description the range lies outside the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SharedSound_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSoundEffectDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Library_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSoundEffectsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSoundEffectDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_cut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CutDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Downloads_mp3: {
        parameters: {
            query?: {
                /** @description of a WAV; 16 bits are dithered */
                bits?: 24 | 16;
                /** @description 1: both channels together */
                channels?: 2 | 1;
                /** @description integrated LUFS that the file shall have, limited where peaks are in the way; without it, as made */
                loudness?: -14 | -16 | -18 | -20 | -23 | -24 | -27;
                /** @description ucs: as the Universal Category System names files */
                names?: "plain" | "ucs";
                /** @description ceiling of the true peak, dBTP; -1 where only a loudness is asked for */
                peak?: -1 | -2 | -3 | -6;
                /** @description kHz, of a WAV; 96 is converted from the 48 that the engine renders */
                rate?: 48 | 96;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Downloads_wav: {
        parameters: {
            query?: {
                /** @description of a WAV; 16 bits are dithered */
                bits?: 24 | 16;
                /** @description 1: both channels together */
                channels?: 2 | 1;
                /** @description integrated LUFS that the file shall have, limited where peaks are in the way; without it, as made */
                loudness?: -14 | -16 | -18 | -20 | -23 | -24 | -27;
                /** @description ucs: as the Universal Category System names files */
                names?: "plain" | "ucs";
                /** @description ceiling of the true peak, dBTP; -1 where only a loudness is asked for */
                peak?: -1 | -2 | -3 | -6;
                /** @description kHz, of a WAV; 96 is converted from the 48 that the engine renders */
                rate?: 48 | 96;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_license: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_mix: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MixDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_peaks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeaksResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    EffectScenes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EffectSceneBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    EffectShare_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    EffectShare_share: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLinkBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    EffectShare_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Stems_ofEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generator_vary: {
        parameters: {
            query?: never;
            header?: {
                /** @description as for a generation */
                "Idempotency-Key"?: string;
                /** @description as for a generation */
                Prefer?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariationsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationBody"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationStatusBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundEffects_all: {
        parameters: {
            query?: {
                /** @description from the Link header */
                cursor?: number;
                /** @description true: those in the trash */
                deleted?: "true" | "false";
                family?: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
                favourite?: "true" | "false";
                /** @description only these, at most 1000 */
                ids?: string[];
                intensity?: "subtle" | "moderate" | "intense";
                limit?: number;
                /** @description true: those that go round without a seam */
                loop?: "true" | "false";
                maxBrightness?: number;
                /** @description seconds: shorter than this */
                maxDuration?: number;
                /** @description mean brightness: spectral centroid on a log axis, 120 Hz to 12 kHz */
                minBrightness?: number;
                /** @description seconds: this long or longer */
                minDuration?: number;
                order?: "newest" | "oldest" | "name" | "longest";
                /** @description words that name, prompt, description, tags or sources contain */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundEffectResponse"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Downloads_archive: {
        parameters: {
            query?: {
                /** @description of a WAV; 16 bits are dithered */
                bits?: 24 | 16;
                /** @description 1: both channels together */
                channels?: 2 | 1;
                /** @description with the files that this engine imports; always WAV */
                engine?: "wwise" | "unity" | "unreal" | "godot";
                format?: "wav" | "mp3";
                /** @description your effects, at most 1000; without it the newest of the library */
                ids?: string;
                /** @description integrated LUFS that the file shall have, limited where peaks are in the way; without it, as made */
                loudness?: -14 | -16 | -18 | -20 | -23 | -24 | -27;
                /** @description true: all as loud as the quietest, of at most 64 effects */
                matched?: "true" | "false";
                /** @description ucs: as the Universal Category System names files */
                names?: "plain" | "ucs";
                /** @description ceiling of the true peak, dBTP; -1 where only a loudness is asked for */
                peak?: -1 | -2 | -3 | -6;
                /** @description true: a provenance file beside each sound */
                provenance?: "true" | "false";
                /** @description kHz, of a WAV; 96 is converted from the 48 that the engine renders */
                rate?: 48 | 96;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Library_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EffectIdsDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Drafts_read: {
        parameters: {
            query: {
                description: string;
                /** @description seconds */
                duration?: number;
                /** @description language of the description; without it, the one that it seems to be in */
                lang?: "en" | "de" | "es" | "fr" | "it" | "ja" | "pt";
                seed?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Drafts_render: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generator_generate: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repeated request with the same key neither renders nor charges twice */
                "Idempotency-Key"?: string;
                /** @description respond-async, wait=N (RFC 7240): answers 202 after N seconds at the latest, without wait at once */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateSoundDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationBody"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationStatusBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Library_index: {
        parameters: {
            query?: {
                /** @description true: those in the trash */
                deleted?: "true" | "false";
                family?: "weather" | "water" | "fire" | "body" | "voice" | "impact" | "house" | "machine" | "electronic" | "animal" | "music" | "scifi" | "room";
                favourite?: "true" | "false";
                intensity?: "subtle" | "moderate" | "intense";
                /** @description true: those that go round without a seam */
                loop?: "true" | "false";
                maxBrightness?: number;
                /** @description seconds: shorter than this */
                maxDuration?: number;
                /** @description mean brightness: spectral centroid on a log axis, 120 Hz to 12 kHz */
                minBrightness?: number;
                /** @description seconds: this long or longer */
                minDuration?: number;
                order?: "newest" | "oldest" | "name" | "longest";
                /** @description words that name, prompt, description, tags or sources contain */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryIndexResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Individuals_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptIndividualBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Individuals_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepIndividualDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptIndividualBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Individuals_forget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Individuals_rename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameIndividualDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptIndividualBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generator_interpret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterpretDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterpretBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Library_restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EffectIdsDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Senses_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenseBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Senses_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenseDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Senses_forget: {
        parameters: {
            query: {
                /** @description as they stand in a description */
                words: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Generator_sources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueSourceBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Library_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibrarySummaryResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Support_write: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Timeline_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTimelineItemDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineItemResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Timeline_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTimelineItemDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineItemResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Timeline_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Uploads_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadUrlDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadUrlBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhooks_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhooks_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecretBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhooks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhooks_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhooks_deliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryBody"][];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhooks_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhooks_rotate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecretBody"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Webhook_receive: {
        parameters: {
            query?: never;
            header: {
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Portal_open: {
        parameters: {
            query?: never;
            header: {
                "sec-fetch-site": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description leads to a page */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    Storage_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done, for the reason that `code` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    SoundGeneration_generate: {
        parameters: {
            query?: {
                /** @description bare PCM is stereo, 16 bit, little-endian; µ-law, A-law and MP3 below 128 kbit/s are mono; Opus comes in Ogg. mp3_44100_32 is refused. */
                output_format?: "mp3_22050_32" | "mp3_24000_48" | "mp3_44100_64" | "mp3_44100_96" | "mp3_44100_128" | "mp3_44100_192" | "pcm_8000" | "pcm_16000" | "pcm_22050" | "pcm_24000" | "pcm_32000" | "pcm_44100" | "pcm_48000" | "ulaw_8000" | "alaw_8000" | "opus_48000_32" | "opus_48000_64" | "opus_48000_96" | "opus_48000_128" | "opus_48000_192" | "mp3_44100_32";
            };
            header?: {
                /** @description a repeated request with the same key neither renders nor charges twice */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SoundGenerationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/basic": string;
                    "audio/mpeg": string;
                    "audio/ogg": string;
                    "audio/pcm": string;
                    "audio/x-alaw-basic": string;
                };
            };
            /** @description what was not understood, field by field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadableBody"];
                };
            };
            /** @description not done, for the reason that `detail.status` names */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusalBody"];
                };
            };
        };
    };
}
