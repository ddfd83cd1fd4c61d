// Written by Scripts/encodings from the indexes of single bytes of the Encoding Standard; do not edit.

extension SingleByteEncoding {
    /// The characters of the bytes from 0x80 on.
    var index: EncodingIndex {
        switch self {
        case .ibm866:
            EncodingIndex(
                """
                k?}#RyQd##^ID`_#_r_}0_l((_}_}_3&B_v_n_b`^D#_y_x7_{_x_n>_y#_z#_r_}_x#:_}_,_raB_z*&_nwPN}#2_0`r_1`\
                r_1`r_5`rUhyQ{wP,yQu]2wRdy[vwF&
                """)
        case .iso8859Part2:
            EncodingIndex(
                """
                aG}#Ca*e*[W^=a_?^'#a~_|(7]jb:_|]k`we,[U^LaP?czZ;ao_|(7cq!3_|_V^G#`b_@a;_K_?`g_;`q_1`q_1#`b$`U&^f\
                #aB^`#aG8^Fa!^F#aK^Wa<^f#C__`x_K_^H_Z`R_P`R_P#C$`U&_)#a#_##a(8^ea=^e#a,d(
                """)
        case .iso8859Part3:
            EncodingIndex(
                """
                aG}#CaLddYq#~#$aF^]#aN`P_>8^S~#$b8]ka=^e###a6^l#a?`P_>8^b~#$b)]z##~#$$`h_|_=}#+~#$$###`n_4#`g_;#\
                ##aV_n^]###~#$$I_|_!}#+~#$$###`O_S#H_Z###a7_nd.
                """)
        case .iso8859Part4:
            EncodingIndex(
                """
                aG}#Ca*`V@^(aJ5^F#a~_02`f]}b:]h#`we,[j^7a;5d=Z;ao_02`f_a`V_K_3_?}#(a._!_;`q_1`m_5#`~_d`W)_h^x}#'\
                a`^B##aR$^OD_^}#(`k_!_Z`R_P`N_T#`__d`W)_h_;}#'aA^a##a3$c|
                """)
        case .iso8859Part5:
            EncodingIndex(
                """
                aG}#CiG}#.V[iG}#dyE)w!y}#.UajA#
                """)
        case .iso8859Part6:
            EncodingIndex(
                """
                aG}#C~#&&~#*o&Q'~#0o,~#&&~#$$}#<~#((}#5
                """)
        case .iso8859Part7:
            EncodingIndex(
                """
                aG}#CyLV#wULyN/%wSq###goX3##~#$yLFwU]###go##X3go##X3goX3go}#6~#$$}#N
                """)
        case .iso8859Part8:
            EncodingIndex(
                """
                aG}#C~#$$}#*`P_R}#1``_B###~#CyL7wcs}#=~#%y=f#
                """)
        case .iso8859Part8I:
            EncodingIndex(
                """
                aG}#C~#$$}#*`P_R}#1``_B###~#CyL7wcs}#=~#%y=f#
                """)
        case .iso8859Part10:
            EncodingIndex(
                """
                aG}#Ca*02*_|0^KaZ_S`r(9]fb'_^^@`w02*_|0^ZaK_S`r(9yJ-wW`_^_3_?}#(a._!_;`q_1`m_5###a;)^a###aX^Ja`^\
                B}#(D_^}#(`k_!_Z`R_P`N_T###`x)_$###a9^iaA^a}#'`!
                """)
        case .iso8859Part13:
            EncodingIndex(
                """
                aG}#CyL[wUG##yLXwUJ#`S_Oas^/###:_h###yLGwU[##`c_?ad^>###J@`L_P(_<#`u_x_x_;av^w.6_r3G_a$^ha?^c##a\
                a_M;2^Lae$^<H`L_P(_[#`V_x_x_ZaW^w.6_r3G_a$_+`|_&##aB_M;2^kaF$yJ1
                """)
        case .iso8859Part14:
            EncodingIndex(
                """
                aG}#CyFh#w[:a-#yEaw[7yH'wY{yH'^cbQwXi#b4yDd#w!?#yF%#wZkyGJ`M_T`N_[aY^k#_ZwZU}#2ak^7}#(yG>wZd}#(a\
                _^C}#3aL^V}#(yF{w['}#(a@^b
                """)
        case .iso8859Part15:
            EncodingIndex(
                """
                aG}#FyN/wSsb%]}b$]~}#-b4]n##b1]q##a]#G]}}#c
                """)
        case .iso8859Part16:
            EncodingIndex(
                """
                aG}#Ca*#`^yLI^LwWL]}b$]~c}!%b8]jb7#]k#`}`X`]yJ6wU[#b1^ibv!4a]#G&]z##`b_@`d_>}#,`c`U^i##aB^`aJ8^C\
                ###`^bl!W###C__E_]}#,D`U_,##a#_#a+8^b###?bl!v
                """)
        case .koi8R:
            EncodingIndex(
                """
                y[{$,&&&&****`f&&&&###Y3fzV3#`P>#wO%yU#wM1$'`byZ/##wQ1yPp}#1wP.yQs}#-wFcj/_`#7_l#1_m4_q}#*2_o###\
                _q_z<_}_j3'_z_|%_b_`#7_l#1_m4_q}#*2_o###_q_z<_}_j3'_z_|%
                """)
        case .koi8U:
            EncodingIndex(
                """
                y[{$,&&&&****`f&&&&###Y3fzV3#`P>#wO%yU#wM1$'`byZ/##wQ1%yPnwQ4#yPn}#'wQh_KyPn###wP.%yQqwP1#yQq}#'\
                wQX^XVUj/_`#7_l#1_m4_q}#*2_o###_q_z<_}_j3'_z_|%_b_`#7_l#1_m4_q}#*2_o###_q_z<_}_j3'_z_|%
                """)
        case .macintosh:
            EncodingIndex(
                """
                b/#$$*'('_}$$_}$$$_}$#$_}$#$$_}$$_}'_}$#yK^wUR_p#&yLYwUV`K_M_yyOCwRh_ryRnwOP4yQXwO}yRi#wO*2yQ_1_\
                |wX_yI]wOi2h1X?4_E_`-yR$wRNyP$_<wP32yLIwU<B%4aC#yJV#*#_y#wVDy[MwF[a?yJba.^g#|*YL#|#|HwUXyLA&4wUT\
                *_u,_{'##_{)#|*Sr|#%=*#_|`zdG8Yyf###Z(e{_|_j
                """)
        case .windows874:
            EncodingIndex(
                """
                yOwwSO###yM$wT~}#-yLf#%#'_o#wUF}#+xv7}#!~#''}#?
                """)
        case .windows1250:
            EncodingIndex(
                """
                yOwwSOyLwwU+yLy*_x#wU)yM*wW:yJowW+,;_z]MyLf#%#'_o#wUFyOTwT]yJowW+,;_z]!e}3[W^=a&^|###a{^'###b7]k\
                #f$[U^L}#'`o`|^6aHdR[O``_V^G#`b_@a;_K_?`g_;`q_1`q_1#`b$`U&^f#aB^`#aG8^Fa!^F#aK^Wa<^f#C__`x_K_^H_\
                Z`R_P`R_P#C$`U&_)#a#_##a(8^ea=^e#a,d(
                """)
        case .windows1251:
            EncodingIndex(
                """
                k1#yC1w_cyBA*_x#aQ^^w^_yCJw^W$_}&`eyB<#%#'_o#wUFyOTw!uyBWw_J$_}&UWiT`r_(VVjvU,#i@VbiAVa###i?Vc#i\
                ;`r`]U:##j$yE'w!|U}j'_+`r$_7}#b
                """)
        case .windows1252:
            EncodingIndex(
                """
                yOwwSOyLwwX&yI~*_x#w[?yFpwW:yJowW#]qbZ]H#yLf#%#'_o#w[byI8wT]yJowW#^$bK_x]^}$&
                """)
        case .windows1253:
            EncodingIndex(
                """
                yOwwSOyLwwX&yI~*_x#wU)yM*wTxyM1wTq}#'yLf#%#'_o#wUFyOTwRNyL~wU$}#'h'#W{}#)~#$$###yLEwU]###goX3##g\
                o##X3goX3go}#6~#$$}#N
                """)
        case .windows1254:
            EncodingIndex(
                """
                yOwwSOyLwwX&yI~*_x#w[?yFpwW:yJowW#]q###yLf#%#'_o#w[byI8wT]yJowW#^$#bD]^}#R`q_1}#.`v`P^[}#3`R_P}#\
                .`W`P^z
                """)
        case .windows1255:
            EncodingIndex(
                """
                yOwwSOyLwwX&yI~*_x#w[?yFpwTxyM1wTq}#'yLf#%#'_o#w[byI8wRNyL~wU$}#*yN-wSu}#'`P_R}#1``_B}#'mg}#6`O}\
                #'~#*_Z}#=~#%y=f#
                """)
        case .windows1256:
            EncodingIndex(
                """
                yOwwd0y<:wX&yI~*_x#w[?yFpweKy<^wW#nN4_nIy;c#%#'_o#wf;y>_wc)y<GwW#yJO#wfSO$o*Px}#*pwO+}#1n|Q&###n\
                {ah^:}#8Q'nz###(###Q#n~Q$n}###Q%}#'nx#Q*#nv###Q,nu#Q-ntQ.nsQ/#yKL#wfi
                """)
        case .windows1257:
            EncodingIndex(
                """
                yOwwSOyLwwU+yLy*_x#wU)yM*wTxyM1wTq>euZ;_VyLf#%#'_o#wUFyOTwRNyL~wU$5f&Yj#~#$$##~#$$#`S_Oas^/###:_\
                h}#*`c_?ad^>###J@`L_P(_<#`u_x_x_;av^w.6_r3G_a$^ha?^c##aa_M;2^Lae$^<H`L_P(_[#`V_x_x_ZaW^w.6_r3G_a\
                $_+`|_&##aB_M;2^kaF$ci
                """)
        case .windows1258:
            EncodingIndex(
                """
                yOwwSOyLwwX&yI~*_x#w[?yFpwTxyM1wW#]q###yLf#%#'_o#w[byI8wRNyL~wW#^$#bD]^}#E`b_@}#*f/Ys##`c_?f2Yp#\
                b6]l}#)b=cbZ&###C__}#*elZ6##D_^f,Yv#as^/}#)azyK5wTr
                """)
        case .xMacCyrillic:
            EncodingIndex(
                """
                k?}#ByBgwURjjU)&yLYwUVi6Vb_yyOCw[z`ryH!wXQ`ryGuwO}yRi#wYCUujf^Q_z`r_1`r_0`r_/`r_|_+VayR$wRNyP$_<\
                wP32yLIwU<iQ`r_/`r_wyB4#*#_y#wVDyKaw^v`r_/`ryDuw!)`r_|__}#AyCx
                """)
        }
    }
}
